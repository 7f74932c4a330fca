package site.users;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class UserController {
  private final JdbcTemplate jdbc;

  UserController(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @GetMapping("/users")
  String show(@RequestParam String name) {
    if (jdbc.queryForList("select id from users where name = ?", name).isEmpty())
      throw new IllegalArgumentException("Nobody has this name");
    throw new IllegalStateException("Not yet");
  }
}
