package preview

import java.net.URI

object UrlPolicy {
    fun check(url: String): String {
        val uri = URI(url)
        require(uri.host != null) { "The URL has no host." }
        return url
    }
}
