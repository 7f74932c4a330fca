import com.unboundid.ldap.sdk.Filter;
import com.unboundid.ldap.sdk.LDAPConnection;
import com.unboundid.ldap.sdk.SearchScope;
import org.springframework.web.bind.annotation.*;

@RestController
class Staff {
  private LDAPConnection connection;

  @GetMapping("/staff")
  int find(@RequestParam String uid) throws Exception {
    return connection.search("ou=staff", SearchScope.SUB, Filter.createEqualityFilter("uid", uid)).getEntryCount();
  }
}
