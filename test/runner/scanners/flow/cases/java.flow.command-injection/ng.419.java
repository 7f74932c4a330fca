package prop.reqs.extra1;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.io.*;
import java.nio.file.*;
public class Extra1Carriers extends HttpServlet {
  void fail(String s) { throw new IllegalArgumentException("bad " + s); }
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ExecutorService ex = Executors.newFixedThreadPool(1); Callable<String> c = () -> p; Future<String> f = ex.submit(c); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ExecutorService ex = Executors.newFixedThreadPool(1); Future<String> f = ex.submit(new Callable<String>() { @Override public String call() { return p; } }); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ExecutorService ex = Executors.newFixedThreadPool(1); Future<String> f = ex.submit(new JobOfExtra1(p)); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Callable<String> c = new Callable<String>() { @Override public String call() { return p; } }; Runtime.getRuntime().exec("sh -c " + c.call()); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Callable<String> c = new JobOfExtra1(p); Runtime.getRuntime().exec("sh -c " + c.call()); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); final String[] out = new String[1]; new Thread(new Runnable() { public void run() { out[0] = p; } }).start(); Runtime.getRuntime().exec("sh -c " + out[0]); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); final StringBuilder out = new StringBuilder(); Runnable r = new Runnable() { public void run() { out.append(p); } }; r.run(); Runtime.getRuntime().exec("sh -c " + out); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); final List<String> out = new ArrayList<>(); ExecutorService ex = Executors.newCachedThreadPool(); ex.submit(() -> { out.add(p); }); Runtime.getRuntime().exec("sh -c " + out.get(0)); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = new HashMap<String, String>() {{ put("a", p); }}; Runtime.getRuntime().exec("sh -c " + m.get("a")); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<String> m = new ArrayList<String>() {{ add(p); }}; Runtime.getRuntime().exec("sh -c " + m.get(0)); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Comparator<String> c = new Comparator<String>() { public int compare(String a, String b) { return 0; } }; List<String> l = new ArrayList<>(List.of(p)); Collections.sort(l, c); Runtime.getRuntime().exec("sh -c " + l.get(0)); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ProcessBuilder pb = new ProcessBuilder("sh", "-c", p); pb.start(); Runtime.getRuntime().exec("sh -c " + p); Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); for (String s : p.split(",")) sb.append(s).append(","); sb.setLength(sb.length() - 1); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); for (String s : p.split(",")) sb.append(s).append(","); sb.deleteCharAt(sb.length() - 1); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuffer sb = new StringBuffer(p); sb.delete(0, 1); sb.replace(0, 1, "b"); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Path t = Files.createTempFile("a", "b"); Files.write(t, p.getBytes()); Runtime.getRuntime().exec("sh -c " + new String(Files.readAllBytes(t))); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] cmd = {"a", ""}; cmd[1] = p; String j = ""; for (String c : cmd) j += c + " "; Runtime.getRuntime().exec("sh -c " + j); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object[] args = {p, 1}; Runtime.getRuntime().exec("sh -c " + String.format("%s %d", args)); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Iterator<String> it = Arrays.asList(p, "b").iterator(); String s = null; while (it.hasNext()) { s = it.next(); } Runtime.getRuntime().exec("sh -c " + s); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Supplier<String>> m = new HashMap<>(); m.put("a", () -> p); Runtime.getRuntime().exec("sh -c " + m.get("a").get()); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, Function<String, String>> m = Map.of("a", s -> s + "x"); Runtime.getRuntime().exec("sh -c " + m.get("a").apply(p)); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<Supplier<String>> l = List.of(() -> p); for (Supplier<String> s : l) Runtime.getRuntime().exec("sh -c " + s.get()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); HolderOfExtra1<String> h = new HolderOfExtra1<>(); h.value = p; Runtime.getRuntime().exec("sh -c " + h.value); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); HolderOfExtra1<String> h = new HolderOfExtra1<>(); h.set(p); Runtime.getRuntime().exec("sh -c " + h.get()); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); NodeOfExtra1 n = new NodeOfExtra1(p, new NodeOfExtra1("b", null)); Runtime.getRuntime().exec("sh -c " + n.val); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); NodeOfExtra1 n = new NodeOfExtra1("b", new NodeOfExtra1(p, null)); while (n != null) { Runtime.getRuntime().exec("sh -c " + n.val); n = n.next; } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); try { fail(p); } catch (IllegalArgumentException e) { Runtime.getRuntime().exec("sh -c " + e.getMessage()); } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v = null; try { v = p.trim(); } finally { System.out.println(v); } Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); label: for (;;) { if (p != null) break label; } Runtime.getRuntime().exec("sh -c " + p); } // expect
}
class HolderOfExtra1<T> { T value; T get() { return value; } void set(T v) { value = v; } }
class NodeOfExtra1 { String val; NodeOfExtra1 next; NodeOfExtra1(String v, NodeOfExtra1 n) { val = v; next = n; } }
class JobOfExtra1 implements Callable<String> { private final String s; JobOfExtra1(String s) { this.s = s; } public String call() { return s; } }
