import javax.net.ssl.HostnameVerifier;

class Verifiers {
    static final HostnameVerifier ANY = (host, session) -> { return true; }; // expect
}
