package notes

import io.ktor.server.response.respondRedirect
import io.ktor.server.routing.Route
import io.ktor.server.routing.RoutingCall
import io.ktor.server.routing.get

private suspend fun RoutingCall.goBack() {
    respondRedirect(request.queryParameters["back"] ?: "/") // expect
}

fun Route.notes() {
    get("/notes/close") { call.goBack() }
}
