package com.acme.errors;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public class ErrorPage {
    public void render(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String message = request.getHeader("Referer");
        if (message == null) {
            message = "unknown page";
        }
        message = "The page you came from is gone";
        response.setContentType("text/html");
        response.getWriter().print("<div class='error'>" + message + "</div>");
    }
}
