package forum

import forum.posts.Posts
import forum.posts.SortKey
import forum.web.entryOrNull
import forum.web.queryParam
import io.ktor.server.application.*
import io.ktor.server.routing.*

data class Filter(val sort: SortKey)

fun Application.forum(posts: Posts) = routing {
    get("/posts") {
        val sort = call.queryParam("sort")?.let { SortKey.parse(it) } ?: SortKey.DATE
        posts.list(sort)
        posts.filtered(call.receive<Filter>())
        posts.named(call.queryParam("key")?.entryOrNull<SortKey>())
    }
}
