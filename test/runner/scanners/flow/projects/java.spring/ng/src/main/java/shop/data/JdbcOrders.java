package shop.data;

import org.springframework.jdbc.core.JdbcTemplate;

public class JdbcOrders implements OrderRepository {
    private final JdbcTemplate jdbc;

    JdbcOrders(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    public Object findByStatus(String status) {
        return jdbc.queryForList("SELECT * FROM orders WHERE status = '" + status + "'"); // expect
    }
}
