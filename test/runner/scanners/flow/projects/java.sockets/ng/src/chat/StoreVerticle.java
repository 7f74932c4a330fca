package chat;

import io.vertx.core.AbstractVerticle;
import java.io.IOException;
import java.io.UncheckedIOException;

public class StoreVerticle extends AbstractVerticle {
  @Override
  public void start() {
    vertx.createHttpServer().webSocketHandler(socket -> {
      socket.textMessageHandler(text -> store(text));
    }).listen(8080);
  }

  private void store(String text) {
    try {
      Scripts.store(text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
