package setters.frames

import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

fun Route.frames(codec: FrameCodec) {
    post("/frames") {
        call.respondText(codec.decode(call.receive<ByteArray>()).hashCode().toString())
    }
}
