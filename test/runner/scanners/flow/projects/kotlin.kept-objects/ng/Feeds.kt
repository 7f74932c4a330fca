package kept.feeds

import java.util.UUID
import java.util.concurrent.ConcurrentHashMap

data class Feed(val id: UUID, val address: String)

class FeedRegistry {
    private val feeds = ConcurrentHashMap<UUID, Feed>()

    fun add(feed: Feed) {
        feeds[feed.id] = feed
    }

    fun all(): List<Feed> = feeds.values.toList()
}
