package com.acme.billing;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class UsageController {
    private final CustomerRepository customers;
    private final JdbcTemplate jdbc;

    public UsageController(CustomerRepository customers, JdbcTemplate jdbc) {
        this.customers = customers;
        this.jdbc = jdbc;
    }

    @GetMapping("/usage")
    public List<Map<String, Object>> usage(HttpServletRequest request) {
        String number = request.getParameter("customer");
        Customer customer = customers.findByNumber(number);
        return jdbc.queryForList("SELECT month, units FROM usage_" + customer.getPartition() + " ORDER BY month");
    }
}
