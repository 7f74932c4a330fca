package plugins;

import java.util.Map;
import javax.servlet.http.*;

public class PluginServlet extends HttpServlet {
    private static final Map<String, Class<? extends Runnable>> PLUGINS = Map.of("csv", CsvPlugin.class);

    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        try {
            Class<? extends Runnable> type = PLUGINS.get(request.getParameter("plugin"));
            if (type != null) {
                type.getDeclaredConstructor().newInstance().run();
            }
        } catch (ReflectiveOperationException e) {
            response.setStatus(400);
        }
    }
}
