import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
class Listings {
  private final JdbcTemplate jdbc;

  Listings(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  record Listing(@Pattern(regexp = "^.+$") String column, boolean reverse) {}

  @PostMapping("/listings")
  Object list(@Valid @RequestBody Listing listing) {
    return jdbc.queryForList("SELECT * FROM items WHERE r = " + listing.reverse() + " ORDER BY " + listing.column()); // expect
  }

  @GetMapping("/listings")
  Object byColumn(@RequestParam @Pattern(regexp = "name.*") String column) {
    return jdbc.queryForList("SELECT * FROM items ORDER BY " + column); // expect
  }
}
