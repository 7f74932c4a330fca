package prop.coll.maps3;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class Maps3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> s = ConcurrentHashMap.newKeySet(); s.add(p); Runtime.getRuntime().exec("sh -c " + String.join(",", s)); } // expect
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> s = new HashSet<>(Set.of(p)); s.retainAll(req.getParameterMap().keySet()); Runtime.getRuntime().exec("sh -c " + s.iterator().next()); } // expect
  void m63(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> s = Collections.newSetFromMap(new ConcurrentHashMap<>()); s.add(p); for (String x : s) Runtime.getRuntime().exec("sh -c " + x); } // expect
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); m.put("b", "c"); Runtime.getRuntime().exec("sh -c " + m.get("b")); }
  void m65(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.size()); }
  void m66(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Integer> m = new HashMap<>(); m.put(p, 1); Runtime.getRuntime().exec("sh -c " + m.get(p)); }
  void m67(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Integer> m = new HashMap<>(); m.merge(p, 1, Integer::sum); for (Integer v : m.values()) Runtime.getRuntime().exec("sh -c " + v); }
  void m68(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.containsKey("a")); }
  void m69(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); for (String k : m.keySet()) Runtime.getRuntime().exec("sh -c " + k); }
}
