package com.acme.shop.orders;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
@RequestMapping("/orders")
public class OrderListController {
    private static final Set<String> SORTABLE = Set.of("created_at", "total", "status");
    private final JdbcTemplate jdbc;

    public OrderListController(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @GetMapping
    public List<Map<String, Object>> list(@RequestParam(defaultValue = "created_at") String sort) {
        if (!SORTABLE.contains(sort)) {
            throw new IllegalArgumentException("Cannot sort by this column");
        }
        String sql = "SELECT id, total, status FROM orders ORDER BY " + sort + " DESC LIMIT 100";
        return jdbc.queryForList(sql);
    }
}
