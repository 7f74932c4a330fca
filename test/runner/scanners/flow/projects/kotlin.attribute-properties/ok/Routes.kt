package quay

import io.ktor.server.application.call
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import java.sql.Connection

fun Route.berths(connection: Connection) {
    get("/berths") {
        connection.prepareStatement("SELECT * FROM berths WHERE owner = ?").apply { setString(1, call.quayOwner) }
    }
    get("/berths/sorted") {
        connection.createStatement().executeQuery("SELECT * FROM berths ORDER BY ${call.quayOrder}")
    }
}
