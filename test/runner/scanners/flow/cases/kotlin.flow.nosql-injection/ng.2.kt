import io.ktor.server.application.*
import io.ktor.server.routing.*

fun Route.case() {
    get("/case") {
        val value = call.parameters["value"] ?: ""
        tickets.find(Document.parse("{ owner: '$value' }")).first() // expect
    }
}
