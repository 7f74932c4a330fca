package prop.coll.lists2;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class Lists2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = List.copyOf(Arrays.asList(p)); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.toString()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.subList(0, 1).get(0)); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); ListIterator<String> it = l.listIterator(); while (it.hasNext()) Runtime.getRuntime().exec("sh -c " + it.next()); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); ListIterator<String> it = l.listIterator(); it.add(p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); String[] a = l.toArray(new String[0]); Runtime.getRuntime().exec("sh -c " + a[0]); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); String[] a = l.toArray(new String[l.size()]); for (int i = 0; i < a.length; i++) Runtime.getRuntime().exec("sh -c " + a[i]); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Object[] a = l.toArray(); Runtime.getRuntime().exec("sh -c " + a[0]); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); String[] a = l.toArray(String[]::new); Runtime.getRuntime().exec("sh -c " + a[0]); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); String[] a = new String[1]; l.toArray(a); Runtime.getRuntime().exec("sh -c " + a[0]); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(List.of("a")); l.replaceAll(s -> s + p); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Collections.sort(l); Collections.reverse(l); Collections.shuffle(l); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); l.sort(Comparator.naturalOrder()); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); Collections.addAll(l, p, "a"); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); Collections.addAll(l, p.split(",")); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + Collections.max(l)); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + Collections.min(l)); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.getFirst() + l.reversed().getLast()); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + ((ArrayList<String>) ((ArrayList<String>) l).clone()).get(0)); } // expect
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<List<String>> l = new ArrayList<>(); l.add(new ArrayList<>()); l.get(0).add(p); Runtime.getRuntime().exec("sh -c " + l.get(0).get(0)); } // expect
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String[]> l = new ArrayList<>(); l.add(new String[] {p, "a"}); Runtime.getRuntime().exec("sh -c " + l.get(0)[0]); } // expect
  void m57(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = new String[2]; a[0] = p; Runtime.getRuntime().exec("sh -c " + Arrays.toString(a)); } // expect
  void m58(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"b", p}; String[] b = Arrays.copyOf(a, 3); Runtime.getRuntime().exec("sh -c " + b[1]); } // expect
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"b", p}; String[] b = Arrays.copyOfRange(a, 1, 2); Runtime.getRuntime().exec("sh -c " + b[0]); } // expect
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"b", p}; String[] b = a.clone(); Runtime.getRuntime().exec("sh -c " + b[1]); } // expect
}
