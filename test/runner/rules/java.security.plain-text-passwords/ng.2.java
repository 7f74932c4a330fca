import org.springframework.security.authentication.dao.DaoAuthenticationProvider;

class Providers {
    void configure(DaoAuthenticationProvider provider) {
        provider.setPasswordEncoder(org.springframework.security.crypto.password.NoOpPasswordEncoder.getInstance()); // expect
    }
}
