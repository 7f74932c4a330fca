package app

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.sql.Connection

fun Route.orders(connection: Connection) {
    get("/orders/{id}") {
        val id = call.parameters["id"]?.toIntOrNull() ?: 0
        connection.createStatement().use { st ->
            val rs = st.executeQuery("select total from orders where id = $id")
            call.respondText(if (rs.next()) rs.getString(1) else "none")
        }
    }
}
