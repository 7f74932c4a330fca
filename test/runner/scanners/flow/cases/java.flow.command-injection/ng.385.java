package prop.coll.maps2;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class Maps2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeMap<String, String> m = new TreeMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.descendingMap().get("a")); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeMap<String, String> m = new TreeMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.pollFirstEntry().getValue()); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Hashtable<String, String> m = new Hashtable<>(); m.put("a", p); Enumeration<String> e = m.elements(); Runtime.getRuntime().exec("sh -c " + e.nextElement()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Hashtable<String, String> m = new Hashtable<>(); m.put(p, "a"); Enumeration<String> e = m.keys(); Runtime.getRuntime().exec("sh -c " + e.nextElement()); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ConcurrentHashMap<String, String> m = new ConcurrentHashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.reduceValues(1, String::concat)); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ConcurrentMap<String, String> m = new ConcurrentHashMap<>(); m.putIfAbsent("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); LinkedHashMap<String, Object> m = new LinkedHashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + (String) m.get("a")); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); EnumMap<Thread.State, String> m = new EnumMap<>(Thread.State.class); m.put(Thread.State.NEW, p); Runtime.getRuntime().exec("sh -c " + m.get(Thread.State.NEW)); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); StringBuilder sb = new StringBuilder(); m.forEach((k, v) -> sb.append(v)); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&"))); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.values().iterator().next()); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + new ArrayList<>(m.values()).get(0)); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.values().toArray(new String[0])[0]); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.toString()); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map.Entry<String, String> e = new AbstractMap.SimpleEntry<>("a", p); Runtime.getRuntime().exec("sh -c " + e.getValue()); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map.Entry<String, String> e = Map.entry("a", p); Runtime.getRuntime().exec("sh -c " + e.getValue()); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Properties m = new Properties(); m.setProperty("a", p); Runtime.getRuntime().exec("sh -c " + m.getProperty("a")); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Properties m = new Properties(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.getProperty("a", "b")); } // expect
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Properties m = new Properties(); m.setProperty("a", p); for (String n : m.stringPropertyNames()) Runtime.getRuntime().exec("sh -c " + m.getProperty(n)); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Properties m = new Properties(); m.load(new java.io.StringReader(p)); Runtime.getRuntime().exec("sh -c " + m.getProperty("a")); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Properties m = new Properties(); m.setProperty("a", p); java.io.StringWriter w = new java.io.StringWriter(); m.store(w, null); Runtime.getRuntime().exec("sh -c " + w); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> s = new HashSet<>(); s.add(p); Runtime.getRuntime().exec("sh -c " + s.iterator().next()); } // expect
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> s = new LinkedHashSet<>(Arrays.asList(p.split(","))); for (String x : s) Runtime.getRuntime().exec("sh -c " + x); } // expect
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeSet<String> s = new TreeSet<>(); s.add(p); Runtime.getRuntime().exec("sh -c " + s.first()); } // expect
  void m57(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeSet<String> s = new TreeSet<>(); s.add(p); Runtime.getRuntime().exec("sh -c " + s.pollFirst()); } // expect
  void m58(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeSet<String> s = new TreeSet<>(); s.add(p); Runtime.getRuntime().exec("sh -c " + s.ceiling("a")); } // expect
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); TreeSet<String> s = new TreeSet<>(); s.add(p); Runtime.getRuntime().exec("sh -c " + s.descendingSet().first()); } // expect
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> s = Set.of(p); Runtime.getRuntime().exec("sh -c " + s.toArray(new String[0])[0]); } // expect
}
