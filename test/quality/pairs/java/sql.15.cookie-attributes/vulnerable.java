package com.acme.prefs;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

public class ThemeServlet extends HttpServlet {
    private final DataSource dataSource;

    public ThemeServlet(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Cookie cookie = new Cookie("theme", "dark");
        cookie.setPath(request.getRequestURI());
        cookie.setSecure(true);
        cookie.setHttpOnly(true);
        response.addCookie(cookie);
        try (Connection connection = dataSource.getConnection(); Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE cookies SET seen = seen + 1 WHERE name = '" + cookie.getPath() + "'");
        } catch (SQLException e) {
            response.sendError(500);
        }
    }
}
