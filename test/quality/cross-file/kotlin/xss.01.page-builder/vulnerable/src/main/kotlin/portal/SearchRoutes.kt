package portal

import io.ktor.http.ContentType
import io.ktor.server.application.call
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.get

fun Route.search() {
    get("/search") {
        val term = call.request.queryParameters["q"].orEmpty()
        val page = PageBuilder().heading("Results for $term").build()
        call.respondText(page, ContentType.Text.Html) // expect
    }
}
