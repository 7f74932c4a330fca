package com.acme.debug;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;

public class EchoServlet extends HttpServlet {
    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("text/html");
        StringBuilder rows = new StringBuilder("<table>");
        for (String name : Collections.list(request.getParameterNames())) {
            rows.append("<tr><td>").append(escape(name)).append("</td></tr>");
        }
        rows.append("</table>");
        response.getWriter().write(rows.toString());
    }
}
