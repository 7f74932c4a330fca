package org.lumen.dao;

import java.sql.Connection;
import java.sql.SQLException;

public class TicketDao extends BaseDao {
    public TicketDao(Connection connection) {
        super(connection);
    }

    @Override
    protected String table() {
        return "tickets";
    }

    public int countByOwner(String owner) throws SQLException {
        return count("owner", owner);
    }
}
