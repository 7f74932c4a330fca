package dir;

import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.servlet.http.*;

public class Lookup extends HttpServlet {
    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        try {
            Object resource = new InitialContext().lookup(request.getParameter("name")); // expect
            response.setStatus(resource == null ? 404 : 200);
        } catch (NamingException e) {
            response.setStatus(500);
        }
    }
}
