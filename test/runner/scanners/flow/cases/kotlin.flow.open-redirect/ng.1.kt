package app

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

fun Route.leave() {
    get("/leave") {
        call.respondRedirect(call.parameters["to"] ?: "/") // expect
    }
}
