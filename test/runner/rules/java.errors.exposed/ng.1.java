package web;

import java.io.IOException;
import javax.servlet.http.*;

public class Pay extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        try {
            Payments.charge(request.getRemoteUser());
        } catch (RuntimeException e) {
            e.printStackTrace(response.getWriter()); // expect
        }
    }
}
