package club

import io.ktor.server.application.call
import io.ktor.server.engine.embeddedServer
import io.ktor.server.netty.Netty
import io.ktor.server.response.respondText
import io.ktor.server.routing.get
import io.ktor.server.routing.routing

fun main() {
    embeddedServer(Netty, port = 8080) {
        routing {
            get("/members") {
                val name = call.request.queryParameters["name"] ?: ""
                call.respondText(countMembers(name).toString())
            }
        }
    }.start(wait = true)
}
