package kept.feeds

import okhttp3.OkHttpClient
import okhttp3.Request

class FeedPoller(private val registry: FeedRegistry, private val client: OkHttpClient) {
    fun poll() {
        registry.all().forEach { feed -> load(feed) }
    }

    private fun load(feed: Feed): Int =
        client.newCall(Request.Builder().url(feed.address).build()).execute().use { it.code } // expect
}
