import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.TextWebSocketHandler;

class OrderSocket extends TextWebSocketHandler {
  private final Connection connection;

  OrderSocket(Connection connection) {
    this.connection = connection;
  }

  @Override
  protected void handleTextMessage(WebSocketSession session, TextMessage message) throws SQLException {
    int number = Integer.parseInt(message.getPayload());
    try (Statement statement = connection.createStatement()) {
      statement.executeQuery("SELECT * FROM orders WHERE number = " + number);
    }
  }
}
