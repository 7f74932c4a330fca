package shop.pages;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import shop.web.LocaleScope;

@RestController
public class TextController {
    private final JdbcTemplate jdbc;

    public TextController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/texts")
    public Long count() {
        jdbc.execute("select 1 offset " + LocaleScope.get("page"));
        return jdbc.queryForObject("select count(*) from text_" + LocaleScope.get("table"), Long.class); // expect
    }
}
