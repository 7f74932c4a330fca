package com.acme.ledger;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

final class AccountStatements {
    private AccountStatements() {}

    static void rename(Connection connection, long id, String label) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("UPDATE accounts SET label = ? WHERE id = ?")) {
            statement.setString(1, label);
            statement.setLong(2, id);
            statement.executeUpdate();
        }
    }
}
