package com.acme.search;

import jakarta.servlet.http.*;
import java.io.IOException;
import org.owasp.encoder.Encode;

public class SearchPage extends HttpServlet {
    private static final String PAGE = "<form><input name=\"q\" value=\"%s\"></form><p>%d results</p>";

    @Override
    public void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("text/html");
        String q = request.getParameter("q");
        if (q == null) {
            q = "";
        }
        response.getWriter().printf(PAGE, Encode.forHtmlAttribute(q), q.length());
    }
}
