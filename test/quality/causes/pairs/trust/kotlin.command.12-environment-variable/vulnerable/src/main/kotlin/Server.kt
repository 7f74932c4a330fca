import io.ktor.server.application.call
import io.ktor.server.application.Application
import io.ktor.server.response.respondText
import io.ktor.server.routing.post
import io.ktor.server.routing.routing

fun Application.maintenance() {
    routing {
        post("/maintenance/{job}") {
            val job = call.parameters["job"]
            Runtime.getRuntime().exec(arrayOf("sh", "-c", "/opt/jobs/$job.sh")) // expect high
            call.respondText("started")
        }
    }
}
