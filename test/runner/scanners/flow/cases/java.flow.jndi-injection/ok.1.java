package dir;

import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.servlet.http.*;

public class Lookup extends HttpServlet {
    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        try {
            String name = "main".equals(request.getParameter("name")) ? "java:comp/env/jdbc/main" : "java:comp/env/jdbc/archive";
            Object resource = new InitialContext().lookup(name);
            response.setStatus(resource == null ? 404 : 200);
        } catch (NamingException e) {
            response.setStatus(500);
        }
    }
}
