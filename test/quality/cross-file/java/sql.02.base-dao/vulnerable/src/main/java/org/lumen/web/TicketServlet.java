package org.lumen.web;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.lumen.dao.TicketDao;

public class TicketServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:lumen")) {
            int count = new TicketDao(connection).countByOwner(request.getParameter("owner"));
            response.getWriter().print(count);
        } catch (SQLException e) {
            throw new ServletException(e);
        }
    }
}
