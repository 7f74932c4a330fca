import io.ktor.server.application.*
import io.ktor.server.routing.*

fun Route.case() {
    get("/case") {
        val value = call.parameters["value"] ?: ""
        val type = Class.forName(if (value == "csv") "shop.Csv" else "shop.Json")
    }
}
