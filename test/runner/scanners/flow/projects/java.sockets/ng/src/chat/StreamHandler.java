package chat;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.web.reactive.socket.WebSocketHandler;
import org.springframework.web.reactive.socket.WebSocketMessage;
import org.springframework.web.reactive.socket.WebSocketSession;
import reactor.core.publisher.Mono;

public class StreamHandler implements WebSocketHandler {
  @Override
  public Mono<Void> handle(WebSocketSession session) {
    return session.receive().map(WebSocketMessage::getPayloadAsText).doOnNext(this::run).then();
  }

  private void run(String text) {
    try {
      Scripts.stream(text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
