package com.acme.tickets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
public class TicketController {
    private final JdbcTemplate jdbcTemplate;

    TicketController(JdbcTemplate jdbcTemplate) {
        this.jdbcTemplate = jdbcTemplate;
    }

    @PostMapping("/tickets/search")
    public List<Map<String, Object>> search(@RequestBody Map<String, String> filters) {
        List<String> clauses = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        String assignee = filters.get("assignee");
        if (assignee != null) {
            clauses.add("assignee = ?");
            values.add(assignee);
        }
        clauses.add("deleted = false");
        String sql = "SELECT * FROM tickets WHERE " + String.join(" AND ", clauses);
        return jdbcTemplate.queryForList(sql, values.toArray());
    }
}
