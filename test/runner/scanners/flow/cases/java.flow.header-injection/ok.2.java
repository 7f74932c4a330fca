package web;

import java.util.Locale;
import javax.servlet.http.*;

public class Lang extends HttpServlet {
    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        String lang = request.getParameter("lang").replace("\r", "").replace("\n", "");
        response.setHeader("Content-Language", lang);
    }
}
