import org.springframework.security.core.userdetails.*;
import org.springframework.security.authentication.*;
import org.springframework.security.core.*;
class L implements UserDetailsService {
  public UserDetails loadUserByUsername(String username) { try { Runtime.getRuntime().exec("x " + username); } catch (Exception e) {} return null; } // expect
}
class M implements AuthenticationProvider {
  public Authentication authenticate(Authentication authentication) { try { Runtime.getRuntime().exec("x " + authentication.getName()); } catch (Exception e) {} return null; } // expect
}
