package forum

import forum.posts.Posts
import forum.posts.SortKey
import forum.web.queryParam
import forum.web.quoted
import io.ktor.server.application.*
import io.ktor.server.routing.*

fun Application.forum(posts: Posts) = routing {
    get("/posts") {
        val sort = call.queryParam("sort")?.let { SortKey.parse(it) } ?: SortKey.DATE
        posts.named(call.queryParam("key")!!.quoted())
        posts.list(call.queryParam("author"), sort)
    }
}
