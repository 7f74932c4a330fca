package com.acme.stock

import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class StockController(private val warehouses: WarehouseRepository, private val jdbc: JdbcTemplate) {
    @GetMapping("/stock")
    fun stock(@RequestParam code: String): List<Map<String, Any>> {
        val warehouse = warehouses.findByCode(code) ?: return emptyList()
        return jdbc.queryForList("SELECT sku, amount FROM stock_${warehouse.partition} ORDER BY sku")
    }
}
