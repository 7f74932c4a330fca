package com.acme.reporting;

import jakarta.servlet.http.HttpServletRequest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

public class ReportQuery {
    private final Connection connection;

    public ReportQuery(Connection connection) {
        this.connection = connection;
    }

    public ResultSet run(HttpServletRequest request) throws SQLException {
        String region = request.getParameter("region");
        String from = request.getParameter("from");
        StringBuilder sql = new StringBuilder("SELECT day, revenue FROM sales WHERE 1 = 1");
        if (region != null) {
            sql.append(" AND region = ?");
        }
        sql.append(" AND day >= ?");
        PreparedStatement statement = connection.prepareStatement(sql.toString());
        int index = 1;
        if (region != null) {
            statement.setString(index++, region);
        }
        statement.setString(index, from);
        return statement.executeQuery();
    }
}
