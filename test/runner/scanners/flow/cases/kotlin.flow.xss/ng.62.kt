package notes

import io.ktor.http.ContentType
import io.ktor.server.application.ApplicationCall
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.get

// The call is the receiver of the function.
private suspend fun ApplicationCall.respondNote(markup: String) {
    respondText(markup, ContentType.Text.Html) // expect
}

fun Route.notes() {
    get("/notes") { call.respondNote("<p>${call.request.queryParameters["text"]}</p>") }
}
