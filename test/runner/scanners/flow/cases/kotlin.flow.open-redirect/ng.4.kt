import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

fun Route.next() {
    get("/next") {
        val next = call.parameters["next"]?.takeIf { it.startsWith("/") } ?: "/"
        call.respondRedirect(next) // expect
    }
}
