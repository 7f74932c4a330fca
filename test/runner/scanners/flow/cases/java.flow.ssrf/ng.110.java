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
  String check(String host) {
    if (!HOSTS.contains(host)) return "bad host";
    return null;
  }
  List<String> problems(String host, String n) {
    List<String> errors = new ArrayList<>();
    if (!HOSTS.contains(host)) errors.add("host");
    if (n == null) errors.add("n");
    return errors;
  }
  void ng1(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    List<String> errors = new ArrayList<>();
    if (!HOSTS.contains(host)) errors.add("host");
    if (errors.isEmpty()) return;
    new java.net.URL("https://" + host + "/logo").openStream(); // expect
  }
  void ng2(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    List<String> errors = new ArrayList<>();
    if (request.getParameter("strict") != null) { if (!HOSTS.contains(host)) errors.add("host"); }
    if (errors.isEmpty()) new java.net.URL("https://" + host + "/logo").openStream(); // expect
  }
  void ng3(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    boolean valid = false;
    if (request.getParameter("strict") == null) valid = true;
    if (HOSTS.contains(host)) { valid = true; }
    if (valid) new java.net.URL("https://" + host + "/logo").openStream(); // expect
  }
  void ng4(HttpServletRequest request) throws Exception {
    String host = request.getParameter("host");
    List<String> notes = new ArrayList<>();
    if (HOSTS.contains(host)) notes.add("known");
    if (notes.isEmpty()) new java.net.URL("https://" + host + "/logo").openStream(); // expect
  }
}
