import jakarta.servlet.http.*;
import java.util.Map;

class Context extends HttpServletRequestWrapper {
    private static final Map<String, String> NAMES = Map.of("x", "one");

    Context(HttpServletRequest request) {
        super(request);
    }

    String name(String key) {
        return NAMES.get(getParameter(key));
    }

    int count(String key) {
        return Integer.parseInt(getParameter(key));
    }
}

class CaseServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws java.io.IOException {
        Context context = new Context(request);
        Runtime.getRuntime().exec("sh -c " + context.name("x"));
        Runtime.getRuntime().exec("sh -c " + context.count("y"));
    }
}
