import jakarta.servlet.http.*;
import java.util.*;
class A extends HttpServlet {
  static final Set<String> HOSTS = Set.of("a.example", "b.example");
  java.net.http.HttpClient http;
  void ok1(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    List<String> errors = new ArrayList<>();
    if (!HOSTS.contains(host)) errors.add("host");
    if (request.getParameter("n") == null) errors.add("n");
    if (!errors.isEmpty()) return;
    new java.net.URL("https://" + host + "/a").openStream();
  }
  void ok2(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    boolean valid = true;
    if (!HOSTS.contains(host)) { valid = false; }
    if (request.getParameter("n") == null) valid = false;
    if (!valid) throw new IllegalStateException();
    new java.net.URL("https://" + host + "/logo").openStream();
  }
  void ok3(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    Map<String, String> errors = new HashMap<>();
    if (!HOSTS.contains(host)) errors.put("host", "bad");
    if (request.getParameter("n") == null) errors.put("n", "x");
    if (errors.size() > 0) return;
    new java.net.URL("https://" + host + "/logo").openStream();
  }
  String check(String host) {
    if (!HOSTS.contains(host)) return "bad host";
    return null;
  }
  void ok4(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    String error = check(host);
    if (error != null) return;
    new java.net.URL("https://" + host + "/logo").openStream();
  }
  void ok5(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    String error = null;
    if (!HOSTS.contains(host)) error = "host";
    if (error == null) new java.net.URL("https://" + host + "/logo").openStream();
  }
  List<String> problems(String host, String n) {
    List<String> errors = new ArrayList<>();
    if (!HOSTS.contains(host)) errors.add("host");
    if (n == null) errors.add("n");
    return errors;
  }
  void ok6(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    var all = problems(host, request.getParameter("n"));
    if (all.isEmpty()) new java.net.URL("https://" + host + "/logo").openStream();
  }
}
