package kept.feeds

import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController
import java.util.UUID

@RestController
class FeedController(private val registry: FeedRegistry) {
    @PostMapping("/feeds")
    fun add(@RequestParam address: String) {
        registry.add(Feed(UUID.randomUUID(), address))
    }
}
