package chat;

import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.Session;
import jakarta.websocket.server.PathParam;
import jakarta.websocket.server.ServerEndpoint;
import java.io.IOException;

@ServerEndpoint("/chat/{room}")
public class ChatEndpoint {
  @OnOpen
  public void open(Session session, @PathParam("room") String room) throws IOException {
    Scripts.join(room);
  }

  @OnMessage
  public void receive(String text, Session session) throws IOException {
    Scripts.announce(text);
  }
}
