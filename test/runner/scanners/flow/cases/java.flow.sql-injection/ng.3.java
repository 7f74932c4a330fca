import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
class Commands {
  sealed interface Command permits Find, Delete {}
  record Find(String q) implements Command {}
  record Delete(String id) implements Command {}
  private JdbcTemplate jdbc;

  @PostMapping("/commands")
  Object run(@RequestParam String q) {
    Command command = new Find(q);
    return switch (command) {
      case Find find -> jdbc.queryForList("select * from item where name = '" + find.q() + "'"); // expect
      case Delete delete -> null;
    };
  }
}
