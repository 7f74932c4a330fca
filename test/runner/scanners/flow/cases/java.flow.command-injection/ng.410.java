package prop.util.guava2;
import javax.servlet.http.*;
import com.google.common.base.*;
import com.google.common.collect.*;
import com.google.common.io.*;
import com.google.common.cache.*;
import com.google.common.util.concurrent.*;
import java.util.*;
import java.util.concurrent.*;
public class Guava2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Lists.charactersOf(p).get(0)); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Lists.cartesianProduct(List.of(p), List.of("a")).get(0).get(0)); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Sets.newHashSet(p).iterator().next()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Sets.union(Set.of("a"), Set.of(p)).iterator().next()); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Sets.difference(Set.of(p), Set.of("a")).immutableCopy().iterator().next()); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Maps.newHashMap(Map.of("a", p)).get("a")); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = Maps.newHashMap(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Maps.transformValues(Map.of("a", p), s -> s + "a").get("a")); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Maps.filterKeys(Map.of("a", p), s -> true).get("a")); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Maps.uniqueIndex(List.of(p), s -> "a").get("a")); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Maps.immutableEntry("a", p).getValue()); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutableList.of("a", p).get(1)); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutableList.copyOf(p.split(",")).get(0)); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutableList.<String>builder().add(p).build().get(0)); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ImmutableList.Builder<String> b = ImmutableList.builder(); b.add(p); b.addAll(List.of("a")); Runtime.getRuntime().exec("sh -c " + b.build().get(0)); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutableMap.of("a", p).get("a")); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutableMap.<String, String>builder().put("a", p).build().get("a")); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ImmutableMap.Builder<String, String> b = ImmutableMap.builder(); b.put("a", p); Runtime.getRuntime().exec("sh -c " + b.build().get("a")); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutableSet.of(p).asList().get(0)); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + List.of(p).stream().collect(ImmutableList.toImmutableList()).get(0)); } // expect
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Multimap<String, String> m = ArrayListMultimap.create(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a").iterator().next()); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ListMultimap<String, String> m = ArrayListMultimap.create(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a").get(0)); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Multimap<String, String> m = HashMultimap.create(); m.put("a", p); for (Map.Entry<String, String> e : m.entries()) Runtime.getRuntime().exec("sh -c " + e.getValue()); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Multimap<String, String> m = HashMultimap.create(); m.put("a", p); for (java.util.Collection<String> c : m.asMap().values()) Runtime.getRuntime().exec("sh -c " + c); } // expect
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Multimaps.index(List.of(p), s -> "a").get("a").get(0)); } // expect
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BiMap<String, String> m = HashBiMap.create(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m58(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Table<String, String, String> t = HashBasedTable.create(); t.put("a", "b", p); Runtime.getRuntime().exec("sh -c " + t.get("a", "b")); } // expect
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Table<String, String, String> t = HashBasedTable.create(); t.put("a", "b", p); Runtime.getRuntime().exec("sh -c " + t.row("a").get("b")); } // expect
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Table<String, String, String> t = HashBasedTable.create(); t.put("a", "b", p); for (Table.Cell<String, String, String> c : t.cellSet()) Runtime.getRuntime().exec("sh -c " + c.getValue()); } // expect
}
