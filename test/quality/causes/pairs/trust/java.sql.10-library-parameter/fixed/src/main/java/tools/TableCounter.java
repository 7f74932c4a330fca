package tools;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

public class TableCounter {
    private final Connection connection;

    public TableCounter(Connection connection) {
        this.connection = connection;
    }

    public long count(String table) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select count(*) from " + table)) { // at most medium
            rows.next();
            return rows.getLong(1);
        }
    }
}
