import io.ktor.server.response.*
import io.ktor.server.routing.*

private val PATH = Regex("/(?:[A-Za-z0-9_./?=&-]*)?")

fun Route.pages() {
    get("/continue") {
        val next = call.parameters["next"]
        call.respondRedirect(next?.takeIf { PATH.matches(it) } ?: "/dashboard") // expect
    }
}
