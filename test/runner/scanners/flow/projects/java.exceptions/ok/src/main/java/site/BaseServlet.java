package site;

import java.io.IOException;
import javax.servlet.http.*;

public abstract class BaseServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        try {
            handle(request.getParameter("q"));
        } catch (Unavailable e) {
            response.getWriter().println("<p>" + e.getMessage() + "</p>");
        } catch (BadRequest e) {
            response.getWriter().println("<p>" + e.status + "</p>");
        }
    }

    protected abstract void handle(String query);
}
