package com.acme.ops;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public class PingServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String host = request.getParameter("host");
        if (host == null || !host.matches("[a-z0-9.-]{1,253}") || host.startsWith("-")) {
            response.sendError(400);
            return;
        }
        Process process = Runtime.getRuntime().exec("ping -c 1 " + host);
        process.getInputStream().transferTo(response.getOutputStream());
    }
}
