package com.acme.debug;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;

public class EchoServlet extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("text/html");
        StringBuilder rows = new StringBuilder("<table>");
        for (String name : Collections.list(request.getParameterNames())) {
            rows.append("<tr><td>").append(name).append("</td></tr>");
        }
        rows.append("</table>");
        response.getWriter().write(rows.toString());
    }
}
