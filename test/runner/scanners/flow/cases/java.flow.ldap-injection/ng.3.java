import com.unboundid.ldap.sdk.LDAPConnection;
import com.unboundid.ldap.sdk.SearchScope;
import org.springframework.web.bind.annotation.*;

@RestController
class People {
  private LDAPConnection connection;

  @GetMapping("/people")
  int find(@RequestParam String mail) throws Exception {
    return connection.search("ou=people", SearchScope.SUB, "(mail=" + mail + ")").getEntryCount(); // expect
  }
}
