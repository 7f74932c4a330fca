package com.acme.stock.jdbc;

import com.acme.stock.StockQueries;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Repository;

@Repository
public class JdbcStockQueries implements StockQueries {
    @Autowired
    private NamedParameterJdbcTemplate template;

    @Override
    public List<Integer> levels(String warehouse) {
        String sql = "SELECT level FROM stock WHERE warehouse = :warehouse";
        return template.query(sql, Map.of("warehouse", warehouse), (row, number) -> row.getInt("level"));
    }
}
