import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
class Shelves {
  private final JdbcTemplate jdbc;

  Shelves(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  record Shelf(@Pattern(regexp = "[a-z]{2}-[0-9]+") String code) {}

  @PostMapping("/shelves")
  Object list(@Valid @RequestBody Shelf shelf) {
    return jdbc.queryForList("SELECT * FROM shelves WHERE code = '" + shelf.code() + "'");
  }
}
