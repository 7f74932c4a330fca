package shop;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

record Order(String column, String text) {
    private static final Order BY_NAME = new Order("name", "");

    static Order of(String text) {
        return text.isEmpty() ? BY_NAME : new Order("created_at", text);
    }

    String toSql() {
        return column + " ASC";
    }
}

@RestController
class ShopController {
    private final JdbcTemplate jdbc;

    ShopController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping("/shops")
    Object list(@RequestParam String sort) {
        return jdbc.queryForList("SELECT name FROM shop ORDER BY " + Order.of(sort).toSql());
    }
}
