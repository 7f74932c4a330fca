package gateway

import io.ktor.server.application.call
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.get

fun Route.stock(client: StockClient) {
    get("/stock/{id}") {
        val level = client.level(backendOf(call.request), call.parameters["id"]!!.toLong())
        call.respondText(level.length.toString())
    }
}
