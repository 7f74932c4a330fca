package chat

import io.javalin.Javalin

fun main() {
    val app = Javalin.create()
    app.ws("/mirror") { ws ->
        ws.onMessage { ctx -> Scripts.mirror(ctx.message()) }
    }
    app.start(7070)
}
