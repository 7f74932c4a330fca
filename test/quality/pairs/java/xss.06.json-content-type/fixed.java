package com.acme.suggest;

import jakarta.servlet.http.*;
import java.io.IOException;
import java.util.Optional;

public class LocaleServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String locale = Optional.ofNullable(request.getParameter("locale"))
            .filter(value -> value.equals("en") || value.equals("de"))
            .orElse("en");
        response.setContentType("text/html");
        String html = "<body lang=" + locale + ">Welcome</body>";
        response.getWriter().append(html);
    }
}
