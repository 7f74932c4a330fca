import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.util.AntPathMatcher;

class Logins {
  private final PasswordEncoder encoder;
  private final AntPathMatcher paths = new AntPathMatcher();

  Logins(PasswordEncoder encoder) {
    this.encoder = encoder;
  }

  @PostMapping("/login")
  boolean login(@RequestParam String password, @RequestParam String path, Account account) {
    return encoder.matches(password, account.getHash()) && paths.match("/app/**", path);
  }
}
