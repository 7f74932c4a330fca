package depot.web;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;


@RestController
public class ShelfController {
    private final JdbcTemplate jdbc;

    public ShelfController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/texts")
    public Long count() {
        jdbc.execute("select 1 offset " + ShelfScope.get("page"));
        return jdbc.queryForObject("select count(*) from text_" + ShelfScope.get("table"), Long.class);
    }
}
