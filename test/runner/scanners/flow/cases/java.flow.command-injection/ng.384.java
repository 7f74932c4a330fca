package prop.coll.maps1;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class Maps1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put(p, "a"); for (String k : m.keySet()) Runtime.getRuntime().exec("sh -c " + k); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); for (String v : m.values()) Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); for (Map.Entry<String, String> e : m.entrySet()) Runtime.getRuntime().exec("sh -c " + e.getValue()); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put(p, "b"); for (Map.Entry<String, String> e : m.entrySet()) Runtime.getRuntime().exec("sh -c " + e.getKey()); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Iterator<Map.Entry<String, String>> it = m.entrySet().iterator(); while (it.hasNext()) { Map.Entry<String, String> e = it.next(); Runtime.getRuntime().exec("sh -c " + e.getValue()); } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.putIfAbsent("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.computeIfAbsent("a", k -> p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); Runtime.getRuntime().exec("sh -c " + m.computeIfAbsent("a", k -> p)); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.compute("a", (k, v) -> v == null ? p : v + p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.merge("a", p, String::concat); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); m.computeIfPresent("a", (k, v) -> v.trim()); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); m.replaceAll((k, v) -> v.trim()); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", ""); m.replace("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.remove("a")); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.getOrDefault("a", "b")); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); Runtime.getRuntime().exec("sh -c " + m.getOrDefault("a", p)); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); Map<String, String> n = new HashMap<>(); n.put("a", p); m.putAll(n); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = Map.of("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = Map.ofEntries(Map.entry("a", p)); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(Map.of("a", p)); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, List<String>> m = new HashMap<>(); m.computeIfAbsent("a", k -> new ArrayList<>()).add(p); Runtime.getRuntime().exec("sh -c " + m.get("a").get(0)); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Map<String, String>> m = new HashMap<>(); m.put("a", new HashMap<>()); m.get("a").put("b", p); Runtime.getRuntime().exec("sh -c " + m.get("a").get("b")); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = Collections.singletonMap("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = Collections.unmodifiableMap(new TreeMap<>(Map.of("a", p))); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeMap<String, String> m = new TreeMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.firstEntry().getValue()); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeMap<String, String> m = new TreeMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.floorEntry("b").getValue()); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeMap<String, String> m = new TreeMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.headMap("b").get("a")); } // expect
}
