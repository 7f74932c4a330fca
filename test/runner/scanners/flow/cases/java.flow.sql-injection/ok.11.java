import java.sql.Connection;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

class Lists {
  static class Order {
    private static final Pattern NAME = Pattern.compile("[a-z_]+");
    private static final String FALLBACK = "name";
    private String column;

    String checked() {
      return column != null && NAME.matcher(column).matches() ? column : FALLBACK;
    }
  }

  private final Connection connection;

  Lists(Connection connection) {
    this.connection = connection;
  }

  @PostMapping("/lists")
  void list(@RequestBody Order order) throws Exception {
    connection.createStatement().executeQuery("SELECT * FROM list ORDER BY " + order.checked());
  }
}
