package notes

import io.ktor.server.response.respondRedirect
import io.ktor.server.routing.Route
import io.ktor.server.routing.RoutingCall
import io.ktor.server.routing.get

class Ticket(val id: String) {
    fun respondRedirect(target: String) = println(target)
}

private suspend fun RoutingCall.goTo(id: Int) {
    respondRedirect("/notes/$id")
}

private fun Ticket.close(target: String) {
    respondRedirect(target)
}

fun Route.notes() {
    get("/notes/next") { call.goTo(call.request.queryParameters["id"]?.toIntOrNull() ?: 0) }
    get("/notes/close") { Ticket("1").close(call.request.queryParameters["back"].orEmpty()) }
}
