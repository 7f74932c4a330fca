package notes

import io.ktor.http.ContentType
import io.ktor.server.application.ApplicationCall
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import io.ktor.util.escapeHTML

private suspend fun ApplicationCall.respondNote(note: String) {
    respondText("<p>${note.escapeHTML()}</p>", ContentType.Text.Html)
}

private suspend fun ApplicationCall.respondSource(note: String) {
    respondText(note, ContentType.Text.Plain)
}

fun Route.notes() {
    get("/notes") { call.respondNote(call.request.queryParameters["text"].orEmpty()) }
    get("/notes/source") { call.respondSource(call.request.queryParameters["text"].orEmpty()) }
}
