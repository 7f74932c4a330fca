import javax.net.ssl.HostnameVerifier;

class Verifiers {
    HostnameVerifier any() {
        return (host, session) -> true; // expect
    }
}
