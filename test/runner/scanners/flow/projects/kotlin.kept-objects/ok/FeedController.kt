package kept.feeds

import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController
import java.util.UUID

private val FEEDS = mapOf("news" to "https://news.example.org/feed", "blog" to "https://blog.example.org/feed")

@RestController
class FeedController(private val registry: FeedRegistry) {
    @PostMapping("/feeds")
    fun add(@RequestParam name: String) {
        val address = FEEDS[name] ?: return
        registry.add(Feed(UUID.randomUUID(), address))
    }
}
