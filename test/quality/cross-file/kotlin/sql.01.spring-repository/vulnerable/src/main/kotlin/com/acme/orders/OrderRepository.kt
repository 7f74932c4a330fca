package com.acme.orders

import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.stereotype.Repository

@Repository
class OrderRepository(private val jdbc: JdbcTemplate) {
    fun findByStatus(status: String): List<Map<String, Any>> =
        jdbc.queryForList("SELECT id, total FROM orders WHERE status = '$status'") // expect
}
