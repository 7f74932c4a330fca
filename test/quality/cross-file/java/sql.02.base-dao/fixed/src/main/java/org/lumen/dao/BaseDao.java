package org.lumen.dao;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

public abstract class BaseDao {
    private final Connection connection;

    protected BaseDao(Connection connection) {
        this.connection = connection;
    }

    protected abstract String table();

    protected int count(String column, String value) throws SQLException {
        String sql = "SELECT COUNT(*) FROM " + table() + " WHERE " + column + " = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, value);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? rows.getInt(1) : 0;
            }
        }
    }
}
