import io.ktor.server.application.call
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import org.jetbrains.exposed.sql.transactions.transaction

fun Route.shelves() {
    get("/shelves") {
        val name = call.request.queryParameters["name"].orEmpty().length
        transaction {
            val statement = """
                SELECT id FROM shelf WHERE name = '$name'
            """.trimIndent()
            exec(statement)
        }
    }
}
