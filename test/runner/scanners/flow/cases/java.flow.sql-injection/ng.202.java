package shop;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

record Order(String column, boolean descending) {
    private static final Order DEFAULT = new Order("name", false);

    static Order of(String text) {
        return text == null ? DEFAULT : new Order(text.trim(), text.endsWith(" "));
    }

    String toSql() {
        return column + (descending ? " DESC" : " ASC");
    }
}

@RestController
class ShopController {
    private final JdbcTemplate jdbc;

    ShopController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/shops")
    Object list(@RequestParam(required = false) String sort) {
        return jdbc.queryForList("SELECT name FROM shop ORDER BY " + Order.of(sort).toSql()); // expect
    }
}
