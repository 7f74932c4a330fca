package com.acme.audit;

import jakarta.servlet.http.HttpServletRequest;
import java.sql.*;
import java.util.HashMap;
import java.util.Map;

public class AuditExport {
    public ResultSet export(HttpServletRequest request, Connection connection) throws SQLException {
        Map<String, String> options = new HashMap<>();
        options.put("table", "audit_log");
        options.put("label", request.getHeader("X-Export-Label"));
        String table = options.get("table");
        Statement statement = connection.createStatement();
        return statement.executeQuery("SELECT actor, action, at FROM " + table);
    }
}
