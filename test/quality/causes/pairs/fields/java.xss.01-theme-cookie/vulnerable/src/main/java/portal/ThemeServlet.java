package portal;

import java.io.IOException;
import javax.servlet.http.Cookie;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class ThemeServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Cookie theme = new Cookie("theme", "dark");
        theme.setPath(request.getRequestURI());
        theme.setMaxAge(3600);
        theme.setValue(request.getParameter("theme"));
        response.addCookie(theme);
        response.setContentType("text/html");
        response.getWriter().println("<p>Theme: " + theme.getValue() + "</p>"); // expect
    }
}
