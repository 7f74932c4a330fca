package com.acme.ledger;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

public class Transactions {
    public interface Work {
        void run(Connection connection) throws SQLException;
    }

    private final DataSource source;

    public Transactions(DataSource source) {
        this.source = source;
    }

    public void execute(Work work) throws SQLException {
        try (Connection connection = source.getConnection()) {
            connection.setAutoCommit(false);
            work.run(connection);
            connection.commit();
        }
    }
}
