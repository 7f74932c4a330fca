import jakarta.servlet.http.*;
import java.util.*;
import java.util.stream.*;
class B extends HttpServlet {
  protected void doGet(HttpServletRequest q, HttpServletResponse r) throws Exception {
    Map<String, List<String>> m = new HashMap<>();
    for (String n : List.of("a", "b")) m.computeIfAbsent(n, x -> new ArrayList<>()).add(q.getParameter("m"));
    Runtime.getRuntime().exec("x " + m.get("a").get(0)); // expect
    Map<String, List<String>> m2 = new TreeMap<>();
    for (String v : q.getParameterValues("m")) { if (!m2.containsKey(v)) m2.put(v, new ArrayList<>()); m2.get(v).add(v); }
    for (var e : m2.entrySet()) Runtime.getRuntime().exec("x " + e.getValue().get(0)); // expect
    Map<String, String> m3 = new HashMap<>();
    m3.merge("k", q.getParameter("v"), String::concat);
    Runtime.getRuntime().exec("x " + m3.get("k")); // expect
    Map<String, List<String>> g = Arrays.stream(q.getParameterValues("m")).collect(Collectors.groupingBy(s -> s.substring(0, 1)));
    g.forEach((k, l) -> { try { Runtime.getRuntime().exec("x " + l.get(0)); } catch (Exception e) {} }); // expect
    Map<String, String> m4 = new HashMap<>();
    m4.compute("k", (k, o) -> o == null ? q.getParameter("z") : o);
    Runtime.getRuntime().exec("x " + m4.get("k")); // expect
    Map<String, List<String>> m5 = new HashMap<>();
    m5.computeIfAbsent("k", x -> new ArrayList<>()).add("c");
    Runtime.getRuntime().exec("x " + m5.get("k").get(0));
  }
}
