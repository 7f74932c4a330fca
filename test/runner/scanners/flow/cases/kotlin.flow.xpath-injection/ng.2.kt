import io.ktor.server.application.*
import io.ktor.server.routing.*

fun Route.case() {
    get("/case") {
        val value = call.parameters["value"] ?: ""
        xpath.compile("/users/user[name='$value']/role") // expect
    }
}
