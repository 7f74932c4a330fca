package prop.coll.lists3;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class Lists3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"b", p}; String[] b = new String[2]; System.arraycopy(a, 0, b, 0, 2); Runtime.getRuntime().exec("sh -c " + b[1]); } // expect
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = new String[3]; Arrays.fill(a, p); Runtime.getRuntime().exec("sh -c " + a[2]); } // expect
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[][] a = new String[3][3]; a[1][1] = p; Runtime.getRuntime().exec("sh -c " + a[1][1]); } // expect
  void m65(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object[] a = new Object[] {p}; Runtime.getRuntime().exec("sh -c " + Arrays.deepToString(a)); } // expect
  void m66(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"b", p}; Runtime.getRuntime().exec("sh -c " + Arrays.stream(a).collect(Collectors.joining(" "))); } // expect
  void m67(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"b", p}; Runtime.getRuntime().exec("sh -c " + String.join(" ", a)); } // expect
  void m69(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"b", p}; Runtime.getRuntime().exec("sh -c " + Arrays.asList(a).get(1)); } // expect
  void m70(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Iterable<String> it = List.of(p); StringBuilder sb = new StringBuilder(); it.forEach(sb::append); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m71(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = List.of(p); StringBuilder sb = new StringBuilder(); l.forEach(s -> sb.append(s)); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m72(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = List.of(p); StringBuilder sb = new StringBuilder(); l.iterator().forEachRemaining(sb::append); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m73(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Enumeration<String> e = Collections.enumeration(List.of(p)); Runtime.getRuntime().exec("sh -c " + Collections.list(e).get(0)); } // expect
  void m74(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.size()); }
  void m75(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.indexOf("a")); }
  void m76(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); Runtime.getRuntime().exec("sh -c " + l.contains("a")); }
  void m77(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = new ArrayList<>(); l.add(p); l.clear(); l.add("a"); Runtime.getRuntime().exec("sh -c " + l.get(0)); }
  void m78(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = List.of("a", "b"); Runtime.getRuntime().exec("sh -c " + l.get(l.indexOf(p))); }
  void m79(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = List.of("a", "b"); Runtime.getRuntime().exec("sh -c " + l.get(Integer.parseInt(p))); }
  void m80(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] a = {"a", "b"}; Runtime.getRuntime().exec("sh -c " + a[Integer.parseInt(p)]); }
}
