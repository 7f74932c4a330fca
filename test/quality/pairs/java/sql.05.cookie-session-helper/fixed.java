package com.acme.session;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.sql.*;

public class SessionStore {
    private Connection connection;

    private static String cookieValue(HttpServletRequest request, String name) {
        Cookie[] cookies = request.getCookies();
        if (cookies == null) {
            return "";
        }
        for (Cookie cookie : cookies) {
            if (cookie.getName().equals(name)) {
                return cookie.getValue();
            }
        }
        return "";
    }

    public void touch(HttpServletRequest request) throws SQLException {
        String id = cookieValue(request, "sid");
        try (PreparedStatement statement =
                connection.prepareStatement("UPDATE sessions SET seen_at = now() WHERE sid = ?")) {
            statement.setString(1, id);
            statement.executeUpdate();
        }
    }
}
