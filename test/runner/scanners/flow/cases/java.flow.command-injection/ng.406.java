package prop.util.commonsmore2;
import javax.servlet.http.*;
import java.io.*;
import java.util.*;
import org.apache.commons.io.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
public class CommonsMore2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.get(List.of(p), 0)); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.extractSingleton(List.of(p))); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.find(List.of(p), s -> true)); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); CollectionUtils.addIgnoreNull(l, p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); CollectionUtils.addAll(l, p.split(",")); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(List.of(p)); CollectionUtils.transform(l, s -> s + "a"); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IterableUtils.get(List.of(p), 0)); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IterableUtils.first(List.of(p))); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IteratorUtils.toList(List.of(p).iterator()).get(0)); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ListUtils.union(List.of("a"), List.of(p)).get(1)); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ListUtils.partition(List.of(p), 2).get(0).get(0)); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ListUtils.emptyIfNull(List.of(p)).get(0)); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MapUtils.getString(Map.of("a", p), "a")); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MapUtils.getString(Map.of("a", "b"), "a", p)); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MapUtils.getObject(Map.of("a", p), "a")); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MapUtils.putAll(new HashMap<>(), new Object[] {"a", p}).get("a")); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MapUtils.emptyIfNull(Map.of("a", p)).get("a")); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); MultiValuedMap<String, String> m = new ArrayListValuedHashMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a").iterator().next()); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); MultiValueMap<String, String> m = new MultiValueMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.getCollection("a").iterator().next()); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new CaseInsensitiveMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("A")); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); LRUMap<String, String> m = new LRUMap<>(); m.put("a", p); Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); MultiKeyMap<String, String> m = new MultiKeyMap<>(); m.put("a", "b", p); Runtime.getRuntime().exec("sh -c " + m.get("a", "b")); } // expect
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Bag<String> b = new org.apache.commons.collections4.bag.HashBag<>(); b.add(p); Runtime.getRuntime().exec("sh -c " + b.uniqueSet().iterator().next()); } // expect
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.beanutils.BeanUtils.getProperty(new BnOfCommonsMore2(p), "name")); } // expect
  void m57(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BnOfCommonsMore2 b = new BnOfCommonsMore2(""); org.apache.commons.beanutils.BeanUtils.setProperty(b, "name", p); Runtime.getRuntime().exec("sh -c " + b.getName()); } // expect
  void m58(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.beanutils.PropertyUtils.getProperty(new BnOfCommonsMore2(p), "name")); } // expect
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BnOfCommonsMore2 b = new BnOfCommonsMore2(""); org.apache.commons.beanutils.PropertyUtils.setProperty(b, "name", p); Runtime.getRuntime().exec("sh -c " + b.getName()); } // expect
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BnOfCommonsMore2 b = new BnOfCommonsMore2(""); org.apache.commons.beanutils.BeanUtils.populate(b, req.getParameterMap()); Runtime.getRuntime().exec("sh -c " + b.getName()); } // expect
}
class BnOfCommonsMore2 { private String name; BnOfCommonsMore2(String n) { name = n; } public String getName() { return name; } public void setName(String n) { name = n; } }
