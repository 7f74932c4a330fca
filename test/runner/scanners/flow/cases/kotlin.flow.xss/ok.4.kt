import io.ktor.http.*
import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

class Invalid(message: String) : RuntimeException(message)

fun Route.names() {
    get("/names") {
        try {
            val name = call.parameters["name"]
            if (name == "x") throw Invalid("no name: $name")
        } catch (e: java.io.IOException) {
            call.respondText("<b>${e.message}</b>", ContentType.Text.Html)
        }
    }
}
