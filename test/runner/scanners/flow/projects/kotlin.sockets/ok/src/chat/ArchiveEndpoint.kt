package chat

import jakarta.websocket.Endpoint
import jakarta.websocket.EndpointConfig
import jakarta.websocket.MessageHandler
import jakarta.websocket.Session

class ArchiveHandler : MessageHandler.Whole<String> {
    override fun onMessage(message: String) = Scripts.archive(message)
}

class ArchiveEndpoint : Endpoint() {
    override fun onOpen(session: Session, config: EndpointConfig) {
        session.addMessageHandler(ArchiveHandler())
    }
}
