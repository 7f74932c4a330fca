package chat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import org.java_websocket.WebSocket;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.server.WebSocketServer;

public class RelayServer extends WebSocketServer {
  public RelayServer(int port) {
    super(new InetSocketAddress(port));
  }

  @Override
  public void onMessage(WebSocket peer, String text) {
    try {
      Scripts.relay(text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
