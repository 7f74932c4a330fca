package chat

import io.vertx.core.AbstractVerticle

class StoreVerticle : AbstractVerticle() {
    override fun start() {
        vertx.createHttpServer().webSocketHandler { socket ->
            socket.textMessageHandler { text -> Scripts.store(text) }
        }.listen(8080)
    }
}
