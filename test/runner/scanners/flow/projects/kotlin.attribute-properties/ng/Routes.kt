package pier

import io.ktor.server.application.call
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import java.sql.Connection

fun Route.docks(connection: Connection) {
    get("/docks") {
        connection.createStatement().executeQuery("SELECT * FROM docks WHERE owner = '${call.pierOwner}'") // expect
    }
    get("/docks/sorted") {
        connection.createStatement().executeQuery("SELECT * FROM docks ORDER BY ${call.pierOrder}")
    }
}
