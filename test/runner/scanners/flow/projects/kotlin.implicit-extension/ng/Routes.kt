package reading.http

import io.ktor.server.application.ApplicationCall
import io.ktor.server.application.call
import io.ktor.server.response.respondBytes
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import reading.files.Tapes

private suspend fun ApplicationCall.download(load: (String) -> ByteArray) {
    respondBytes(load(query("name")))
}

fun Route.tapes(store: Tapes) {
    get("/tapes") { call.download(store::load) }
}
