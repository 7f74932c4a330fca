package site

import io.ktor.server.application.*
import io.ktor.server.routing.*

class MissingReport(message: String) : RuntimeException(message)

fun Application.routes() {
    routing {
        get("/report") {
            throw MissingReport("No report " + call.request.queryParameters["name"]!!)
        }
    }
}
