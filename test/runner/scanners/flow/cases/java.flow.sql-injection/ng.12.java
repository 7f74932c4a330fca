import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.AbstractWebSocketHandler;

class OrderSocket extends AbstractWebSocketHandler {
  private final Connection connection;

  OrderSocket(Connection connection) {
    this.connection = connection;
  }

  @Override
  protected void handleTextMessage(WebSocketSession session, TextMessage message) throws SQLException {
    find(message.getPayload());
  }

  @Override
  protected void handleBinaryMessage(WebSocketSession session, BinaryMessage message) throws SQLException {
    find(new String(message.getPayload().array()));
  }

  private void find(String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeQuery("SELECT * FROM orders WHERE name = '" + name + "'"); // expect
    }
  }
}
