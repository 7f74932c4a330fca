package com.acme.stock.web;

import com.acme.stock.StockQueries;
import java.util.List;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class StockController {
    @Autowired
    private StockQueries queries;

    @GetMapping("/warehouses/{name}/stock")
    public List<Integer> stock(@PathVariable("name") String name) {
        return queries.levels(name);
    }
}
