package shop;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

public class PriceStore {
  private final Connection connection;

  public PriceStore(Connection connection) {
    this.connection = connection;
  }

  public void find(PriceQuery query) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeQuery("select * from prices where sku = '" + query.sku() + "'"); // expect
    }
  }
}
