package com.acme.stock.jdbc;

import com.acme.stock.StockQueries;
import java.util.List;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Repository;

@Repository
public class JdbcStockQueries implements StockQueries {
    @Autowired
    private NamedParameterJdbcTemplate template;

    @Override
    public List<Integer> levels(String warehouse) {
        String sql = String.format("SELECT level FROM stock WHERE warehouse = '%s'", warehouse);
        return template.getJdbcTemplate().query(sql, (row, number) -> row.getInt("level")); // expect
    }
}
