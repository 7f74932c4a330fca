package plugins;

import javax.servlet.http.*;

public class PluginServlet extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        try {
            Class<?> type = Class.forName(request.getParameter("plugin")); // expect
            ((Runnable) type.getDeclaredConstructor().newInstance()).run();
        } catch (ReflectiveOperationException e) {
            response.setStatus(400);
        }
    }
}
