package listening.http

import io.ktor.server.application.ApplicationCall
import io.ktor.server.application.call
import io.ktor.server.response.respondBytes
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import listening.files.Discs

private suspend fun ApplicationCall.play(load: (Int) -> ByteArray) {
    respondBytes(load(number("disc")))
}

fun Route.discs(store: Discs) {
    get("/discs") { call.play(store::load) }
}
