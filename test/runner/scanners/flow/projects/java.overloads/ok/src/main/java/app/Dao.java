package app;

import org.springframework.jdbc.core.JdbcTemplate;

class Dao {
    private final JdbcTemplate jdbc = new JdbcTemplate();

    Object find(Order order) {
        return jdbc.queryForList("SELECT * FROM t ORDER BY " + order.column());
    }

    Object find(String name) {
        return jdbc.queryForList("SELECT * FROM t WHERE name = ?", name);
    }
}
