package prop.reqs.extra2;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.io.*;
import java.nio.file.*;
public class Extra2Carriers extends HttpServlet {
  void fail(String s) { throw new IllegalArgumentException("bad " + s); }
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v = p; v = v.isEmpty() ? "d" : v; Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); var l = new ArrayList<Map<String, Object>>(); l.add(Map.of("a", p)); for (var m : l) Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Object> m = new HashMap<>(); m.put("a", List.of(p)); Runtime.getRuntime().exec("sh -c " + ((List<?>) m.get("a")).get(0)); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Object> m = new TreeMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.values().stream().map(Object::toString).findFirst().get()); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = p; if (o instanceof CharSequence) { CharSequence c = (CharSequence) o; Runtime.getRuntime().exec("sh -c " + c); } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); HolderOfExtra2<Integer> h = new HolderOfExtra2<>(); h.set(p.length()); Runtime.getRuntime().exec("sh -c " + h.get()); }
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> allowed = new HashMap<>(); allowed.put("a", "x"); Runtime.getRuntime().exec("sh -c " + allowed.get(p)); }
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> allowed = new HashSet<>(Arrays.asList("a", "b")); if (!allowed.contains(p)) throw new IllegalArgumentException(); Runtime.getRuntime().exec("sh -c " + p); }
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v; switch (p) { case "a": v = "x"; break; default: v = "y"; } Runtime.getRuntime().exec("sh -c " + v); }
}
class HolderOfExtra2<T> { T value; T get() { return value; } void set(T v) { value = v; } }
