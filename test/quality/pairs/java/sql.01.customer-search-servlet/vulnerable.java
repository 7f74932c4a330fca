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
            Statement statement = connection.createStatement();
            ResultSet rows = statement.executeQuery("SELECT id FROM customers WHERE city = '" + city + "'");
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
