package app

import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.routing.*

fun Application.module() {
    routing {
        post("/run") {
            val tool = call.receiveText()
            Runtime.getRuntime().exec("tool --name " + tool) // expect
        }
    }
}
