import io.ktor.server.application.Application
import io.ktor.server.application.call
import io.ktor.server.response.respondText
import io.ktor.server.routing.get
import io.ktor.server.routing.routing
import java.sql.Connection

data class Filter(val warehouse: String, val column: String = "quantity")

fun Application.stock(connection: Connection) {
    routing {
        get("/stock") {
            val filter = Filter(warehouse = call.request.queryParameters["warehouse"] ?: "main")
            val statement = connection.createStatement()
            val rows = statement.executeQuery("select sum(${filter.column}) from stock")
            rows.next()
            call.respondText(rows.getString(1))
        }
    }
}
