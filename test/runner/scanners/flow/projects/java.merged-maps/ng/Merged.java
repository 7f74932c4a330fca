import javax.servlet.http.*;
import java.util.*;
class Merged extends HttpServlet { void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    Map<String, String> a = Map.of("cmd", "ls", "arg", "x");
    Map<String, String> b = new HashMap<>(a);
    b.put("other", request.getParameter("q"));
    Runtime.getRuntime().exec(b.get("cmd"));
    Runtime.getRuntime().exec(b.get("other")); // expect
    Map<String, String> c = new HashMap<>();
    c.put("other", request.getParameter("q"));
    c.putAll(a);
    Runtime.getRuntime().exec(c.get("cmd"));
    Runtime.getRuntime().exec(c.get("other")); // expect
    Map<String, String> d = Map.copyOf(b);
    Runtime.getRuntime().exec(d.get("cmd"));
    Runtime.getRuntime().exec(d.get("other")); // expect
} }
