package com.acme.audit;

import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class LoginServlet extends HttpServlet {
    private final AuditLog audit = new AuditLog();

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        audit.failedLogin(request.getParameter("user"), request.getRemoteAddr());
        response.setStatus(401);
    }
}
