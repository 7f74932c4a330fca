package billing;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

public class Archive {
    public void archive(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet customers = statement.executeQuery("select name from customers where closed = 1")) {
            while (customers.next()) {
                String name = customers.getString("name");
                try (PreparedStatement update = connection.prepareStatement("update invoices set archived = 1 where customer = ?")) {
                    update.setString(1, name);
                    update.executeUpdate();
                }
            }
        }
    }
}
