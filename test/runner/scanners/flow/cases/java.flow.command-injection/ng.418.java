package prop.anon.anon1;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import com.google.common.cache.*;
import com.google.common.base.Function;
import com.google.common.collect.*;
public class Anon1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ExecutorService ex = Executors.newFixedThreadPool(1); Future<String> f = ex.submit(new Callable<String>() { public String call() { return p; } }); Runtime.getRuntime().exec("sh -c " + f.get(1, TimeUnit.SECONDS)); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); List.of(p).forEach(new java.util.function.Consumer<String>() { public void accept(String s) { sb.append(s); } }); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> l = Lists.transform(List.of(p), new Function<String, String>() { public String apply(String s) { return s.trim(); } }); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); FutureTask<String> f = new FutureTask<>(new Callable<String>() { public String call() { return p; } }); f.run(); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v = java.security.AccessController.doPrivileged(new java.security.PrivilegedAction<String>() { public String run() { return p; } }); Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<String, String>() {{ put("a", p); put("b", "c"); }}; Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Set<String> m = new HashSet<String>() {{ add("a"); add(p); }}; for (String s : m) Runtime.getRuntime().exec("sh -c " + s); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Properties m = new Properties() {{ setProperty("a", p); }}; Runtime.getRuntime().exec("sh -c " + m.getProperty("a")); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<String, String>() {{ put("a", p); put("b", "c"); }}; Runtime.getRuntime().exec("sh -c " + m.get("b")); }
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ExecutorService ex = Executors.newFixedThreadPool(1); Future<Integer> f = ex.submit(new Callable<Integer>() { public Integer call() { return p.length(); } }); Runtime.getRuntime().exec("sh -c " + f.get()); }
}
