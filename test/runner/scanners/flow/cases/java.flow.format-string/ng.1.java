package web;

import java.io.IOException;
import javax.servlet.http.*;

public class Fmt extends HttpServlet {
    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        String pattern = request.getParameter("pattern");
        String text = String.format(pattern, 42); // expect
        response.setContentLength(text.length());
    }
}
