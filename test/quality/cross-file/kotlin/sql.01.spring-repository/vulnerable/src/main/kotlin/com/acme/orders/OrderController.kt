package com.acme.orders

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class OrderController(private val service: OrderService) {
    @GetMapping("/orders")
    fun list(@RequestParam status: String): List<Map<String, Any>> = service.withStatus(status)
}
