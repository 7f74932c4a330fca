package pings

import io.ktor.server.application.Application
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.routing.post
import io.ktor.server.routing.routing
import kotlinx.coroutines.channels.Channel

fun Application.module() {
    val queue = Channel<Ping>(capacity = 8)
    PingWorker(queue).startIn(this)
    routing {
        post("/pings") {
            val wanted = call.receive<PingForm>()
            queue.send(wanted.toPing())
            call.respond("ok")
        }
    }
}
