package chat

import io.ktor.server.application.Application
import io.ktor.server.routing.routing
import io.ktor.server.websocket.webSocket
import io.ktor.websocket.Frame
import io.ktor.websocket.readText

fun Application.frames() {
    routing {
        webSocket("/frames") {
            for (frame in incoming) {
                if (frame is Frame.Text) {
                    Scripts.frame(frame.readText())
                }
            }
        }
    }
}
