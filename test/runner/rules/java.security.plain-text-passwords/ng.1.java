import org.springframework.context.annotation.Bean;
import org.springframework.security.crypto.password.NoOpPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;

class SecurityBeans {
    @Bean
    PasswordEncoder encoder() {
        return NoOpPasswordEncoder.getInstance(); // expect
    }
}
