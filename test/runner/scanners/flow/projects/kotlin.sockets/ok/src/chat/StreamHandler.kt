package chat

import org.springframework.web.reactive.socket.WebSocketHandler
import org.springframework.web.reactive.socket.WebSocketSession
import reactor.core.publisher.Mono

class StreamHandler : WebSocketHandler {
    override fun handle(session: WebSocketSession): Mono<Void> =
        session.receive().map { it.payloadAsText }.doOnNext { Scripts.stream(it) }.then()
}
