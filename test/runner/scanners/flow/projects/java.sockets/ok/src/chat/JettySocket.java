package chat;

import java.io.IOException;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.annotations.OnWebSocketMessage;
import org.eclipse.jetty.websocket.api.annotations.WebSocket;

@WebSocket
public class JettySocket {
  @OnWebSocketMessage
  public void onText(Session session, String text) throws IOException {
    Scripts.jetty(text);
  }
}
