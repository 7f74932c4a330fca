package com.acme.ops;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public class PingServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String host = request.getParameter("host");
        Process process = Runtime.getRuntime().exec("ping -c 1 " + host);
        process.getInputStream().transferTo(response.getOutputStream());
    }
}
