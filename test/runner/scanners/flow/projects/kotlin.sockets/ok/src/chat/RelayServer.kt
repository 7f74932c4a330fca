package chat

import java.net.InetSocketAddress
import org.java_websocket.WebSocket
import org.java_websocket.server.WebSocketServer

class RelayServer(port: Int) : WebSocketServer(InetSocketAddress(port)) {
    override fun onMessage(peer: WebSocket, text: String) {
        Scripts.relay(text)
    }
}
