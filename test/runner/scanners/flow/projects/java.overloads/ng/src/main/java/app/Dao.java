package app;

import org.springframework.jdbc.core.JdbcTemplate;

class Dao {
    private final JdbcTemplate jdbc = new JdbcTemplate();

    Object find(Long id) {
        return jdbc.queryForList("SELECT * FROM t WHERE id = " + id);
    }

    Object find(String name) {
        return jdbc.queryForList("SELECT * FROM t WHERE name = '" + name + "'"); // expect
    }

    Object remove(Long id) {
        return jdbc.update("DELETE FROM t WHERE id = " + id);
    }

    Object remove(String name) {
        return jdbc.update("DELETE FROM t WHERE name = '" + name + "'"); // expect
    }
}
