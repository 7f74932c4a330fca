import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public class Greeting extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Cookie cookie = new Cookie("shown", "fixed");
        cookie.setPath(request.getRequestURI());
        response.setContentType("text/html");
        response.getWriter().println("<p>" + cookie.getName() + "</p>");
    }
}
