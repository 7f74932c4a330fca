package com.acme.crm.web;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.*;
import javax.sql.DataSource;

public class CustomerSearchServlet extends HttpServlet {
    private final DataSource dataSource;

    public CustomerSearchServlet(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String city = request.getParameter("city");
        int count = 0;
        try (Connection connection = dataSource.getConnection()) {
            PreparedStatement statement = connection.prepareStatement("SELECT id FROM customers WHERE city = ?");
            statement.setString(1, city);
            ResultSet rows = statement.executeQuery();
            while (rows.next()) {
                count++;
            }
        } catch (SQLException e) {
            response.sendError(500);
            return;
        }
        response.setContentType("text/plain");
        response.getWriter().println(count);
    }
}
