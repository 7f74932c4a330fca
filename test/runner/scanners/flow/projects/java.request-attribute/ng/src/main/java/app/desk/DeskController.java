package app.desk;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
class DeskController {
  private final JdbcTemplate jdbc;

  DeskController(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @DeleteMapping("/desks")
  void clear(@RequestAttribute("desk") String desk) {
    jdbc.update("DELETE FROM bookings WHERE desk = '" + desk + "'"); // expect
  }
}
