import io.ktor.server.application.*
import io.ktor.server.routing.*

fun Route.case() {
    get("/case") {
        val value = call.parameters["value"] ?: ""
        tickets.find(Filters.eq("owner", value)).first()
    }
}
