package cases

import org.slf4j.LoggerFactory
import org.springframework.web.socket.TextMessage
import org.springframework.web.socket.WebSocketSession
import org.springframework.web.socket.handler.TextWebSocketHandler

class ChatHandler : TextWebSocketHandler() {
    private val log = LoggerFactory.getLogger("chat")

    override fun handleTextMessage(session: WebSocketSession, message: TextMessage) {
        log.info("message ${message.payload}") // expect
    }
}
