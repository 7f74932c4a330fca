package com.acme.inventory;

import jakarta.servlet.http.HttpServletRequest;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

public final class StockPage {
    private StockPage() {}

    static ResultSet load(Connection connection, HttpServletRequest request) throws SQLException {
        String requested = request.getParameter("dir");
        String direction;
        switch (requested == null ? "" : requested) {
            case "asc":
                direction = "ASC";
                break;
            case "desc":
                direction = "DESC";
                break;
            default:
                direction = "ASC";
        }
        String query = "SELECT sku, quantity FROM stock ORDER BY quantity " + direction;
        return connection.prepareStatement(query).executeQuery();
    }
}
