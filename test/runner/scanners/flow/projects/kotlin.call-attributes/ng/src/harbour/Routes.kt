package harbour

import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.get

fun Route.ships(table: ShipTable) {
    get("/ships") {
        call.respond(table.near(call.berth))
    }
}
