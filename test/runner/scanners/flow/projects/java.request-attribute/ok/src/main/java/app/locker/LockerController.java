package app.locker;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
class LockerController {
  private final JdbcTemplate jdbc;

  LockerController(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @DeleteMapping("/lockers")
  void clear(@RequestAttribute("locker") Integer locker) {
    jdbc.update("DELETE FROM lockers WHERE id = " + locker);
  }
}
