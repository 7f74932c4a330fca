package com.acme.login;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public class LoginServlet extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        request.getSession(true).setAttribute("loggedIn", Boolean.TRUE);
        String next = request.getParameter("next");
        if (next == null || !next.startsWith("/") || next.startsWith("//") || next.startsWith("/\\")) {
            next = "/home";
        }
        response.sendRedirect(next);
    }
}
