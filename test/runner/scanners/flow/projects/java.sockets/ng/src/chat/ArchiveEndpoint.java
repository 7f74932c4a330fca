package chat;

import jakarta.websocket.Endpoint;
import jakarta.websocket.EndpointConfig;
import jakarta.websocket.MessageHandler;
import jakarta.websocket.Session;
import java.io.IOException;
import java.io.UncheckedIOException;

public class ArchiveEndpoint extends Endpoint {
  @Override
  public void onOpen(Session session, EndpointConfig config) {
    session.addMessageHandler(new ArchiveHandler());
    session.addMessageHandler(String.class, text -> {
      try {
        Scripts.print(text);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    });
  }

  static class ArchiveHandler implements MessageHandler.Whole<String> {
    @Override
    public void onMessage(String text) {
      try {
        Scripts.archive(text);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }
}
