package shop.orders

import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController
import shop.queue.OrderQueue

@RestController
class OrderController(private val queue: OrderQueue) {
    @PostMapping("/orders")
    suspend fun order(@RequestBody order: PrintOrder) = queue.submit(order)
}
