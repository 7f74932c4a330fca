package com.acme.orders

import org.springframework.stereotype.Service

@Service
class OrderService(private val repository: OrderRepository) {
    fun withStatus(status: String): List<Map<String, Any>> {
        return repository.findByStatus(status.trim())
    }
}
