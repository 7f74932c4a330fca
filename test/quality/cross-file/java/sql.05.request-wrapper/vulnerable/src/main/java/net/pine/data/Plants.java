package net.pine.data;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

public class Plants {
    public void water(String id) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:plants.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE plants SET watered = 1 WHERE id = " + id); // expect
        }
    }
}
