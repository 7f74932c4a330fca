package org.lumen.dao;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

public abstract class BaseDao {
    private final Connection connection;

    protected BaseDao(Connection connection) {
        this.connection = connection;
    }

    protected abstract String table();

    protected int count(String column, String value) throws SQLException {
        String sql = "SELECT COUNT(*) FROM " + table() + " WHERE " + column + " = '" + value + "'";
        try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(sql)) { // expect
            return rows.next() ? rows.getInt(1) : 0;
        }
    }
}
