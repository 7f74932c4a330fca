package app

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

fun Route.leave() {
    get("/leave") {
        val to = call.parameters["to"] ?: "/"
        call.respondRedirect(if (to.startsWith("/") && !to.startsWith("//")) to else "/")
    }
}
