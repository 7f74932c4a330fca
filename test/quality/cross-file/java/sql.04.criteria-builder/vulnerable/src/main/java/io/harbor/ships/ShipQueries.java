package io.harbor.ships;

import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;

public class ShipQueries {
    private final JdbcTemplate template;

    public ShipQueries(JdbcTemplate template) {
        this.template = template;
    }

    public List<Map<String, Object>> find(Criteria criteria) {
        String sql = "SELECT name, flag FROM ships" + criteria.where();
        return template.queryForList(sql, criteria.values()); // expect
    }
}
