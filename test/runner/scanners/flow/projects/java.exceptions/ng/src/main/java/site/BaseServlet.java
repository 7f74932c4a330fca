package site;

import java.io.IOException;
import javax.servlet.http.*;

public abstract class BaseServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        try {
            handle(request.getParameter("q"));
        } catch (BadRequest e) {
            response.getWriter().println("<p>" + e.getMessage() + "</p>"); // expect
        }
    }

    protected abstract void handle(String query);
}
