import org.springframework.context.annotation.Bean;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;

class SecurityBeans {
    @Bean
    PasswordEncoder encoder() {
        return new BCryptPasswordEncoder();
    }
}
