package com.acme.catalog;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

public class DeleteProductServlet extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        int id = Integer.parseInt(req.getParameter("id"));
        String sql = "DELETE FROM products WHERE id = " + id;
        try (Connection c = Database.open(); Statement s = c.createStatement()) {
            s.execute(sql);
            resp.setStatus(204);
        } catch (SQLException e) {
            resp.sendError(500, "Could not delete");
        }
    }
}
