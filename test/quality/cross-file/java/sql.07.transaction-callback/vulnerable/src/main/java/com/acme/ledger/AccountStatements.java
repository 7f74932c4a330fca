package com.acme.ledger;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

final class AccountStatements {
    private AccountStatements() {}

    static void rename(Connection connection, long id, String label) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE accounts SET label = '" + label + "' WHERE id = " + id); // expect
        }
    }
}
