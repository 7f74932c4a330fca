package chat

import jakarta.websocket.OnMessage
import jakarta.websocket.Session
import jakarta.websocket.server.ServerEndpoint

@ServerEndpoint("/chat")
class ChatEndpoint {
    @OnMessage
    fun receive(text: String, session: Session) {
        Scripts.announce(text)
    }
}
