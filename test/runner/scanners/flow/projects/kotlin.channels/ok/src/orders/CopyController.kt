package copies.orders

import copies.queue.CopyQueue
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

@RestController
class CopyController(private val queue: CopyQueue) {
    @PostMapping("/copies")
    suspend fun order(@RequestBody order: CopyOrder) = queue.submit(order)
}
