package prop.obj.objects22;
import javax.servlet.http.*;
import java.lang.reflect.*;
import java.util.*;
public class Objects22Carriers extends HttpServlet {
  String vs(String... a) { return a[1]; }
  String vs2(Object... a) { StringBuilder sb = new StringBuilder(); for (Object o : a) sb.append(o); return sb.toString(); }
  java.util.function.Supplier<String> fac(String s) { return () -> s; }
  void fill(PerOfObjects22 x, String s) { x.setName(s); }
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); GenOfObjects22<PerOfObjects22> g = new GenOfObjects22<>(new PerOfObjects22(p)); Runtime.getRuntime().exec("sh -c " + g.get().getName()); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v; try { throw new CmdExOfObjects22(p); } catch (CmdExOfObjects22 e) { v = e.getCmd(); } Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v = ""; try { throw new IllegalStateException(p); } catch (IllegalStateException e) { v = e.getMessage(); } Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v = ""; try { throw new RuntimeException(new CmdExOfObjects22(p)); } catch (RuntimeException e) { v = ((CmdExOfObjects22) e.getCause()).getCmd(); } Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String v = ""; try { throw new IllegalStateException("bad " + p); } catch (Exception e) { v = e.toString(); } Runtime.getRuntime().exec("sh -c " + v); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ItOfObjects22(p).iterator().next()); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); var q = p; Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String q = (p != null) ? p.trim() : null; Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String q = null; do { q = p; } while (q == null); Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String q; synchronized (this) { q = p; } Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String q = ""; for (int i = 0; i < 3; i++) { q += p; } Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String q = """ a %s """.formatted(p); Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); char c = p.charAt(0); Runtime.getRuntime().exec("sh -c " + c); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ColorOfObjects22 c = ColorOfObjects22.RED; c.label = p; Runtime.getRuntime().exec("sh -c " + c.label); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + vs("a", p)); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + vs2("a", p)); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); java.util.function.Supplier<String> s = fac(p); Runtime.getRuntime().exec("sh -c " + s.get()); } // expect
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects22 x = new PerOfObjects22(); fill(x, p); Runtime.getRuntime().exec("sh -c " + x.getName()); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects22 x = new PerOfObjects22(); x.tags.add(p); Runtime.getRuntime().exec("sh -c " + x.tags.get(0)); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects22 x = new PerOfObjects22(); x.getTags().add(p); Runtime.getRuntime().exec("sh -c " + x.getTags().get(0)); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, PerOfObjects22> m = new HashMap<>(); m.put("a", new PerOfObjects22(p)); Runtime.getRuntime().exec("sh -c " + m.get("a").getName()); } // expect
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); List<PerOfObjects22> m = new ArrayList<>(); m.add(new PerOfObjects22(p)); for (PerOfObjects22 q : m) Runtime.getRuntime().exec("sh -c " + q.getName()); } // expect
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new PerOfObjects22(p).toString()); } // expect
  void m57(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PtOfObjects22 a = new PtOfObjects22(p, 1); Runtime.getRuntime().exec("sh -c " + a.i()); }
  void m58(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects22 x = new PerOfObjects22(p); Runtime.getRuntime().exec("sh -c " + x.getAge()); }
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new PerOfObjects22(p).hashCode()); }
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ColorOfObjects22.valueOf(p)); }
}
record PtOfObjects22(String name, int i) {}
enum ColorOfObjects22 { RED, BLUE; String label; }
class PerOfObjects22 implements Cloneable { private String name; private int age; List<String> tags = new ArrayList<>(); public PerOfObjects22() {} public PerOfObjects22(String n) { name = n; } PerOfObjects22(PerOfObjects22 o) { this.name = o.name; } public String getName() { return name; } public void setName(String n) { name = n; } int getAge() { return age; } List<String> getTags() { return tags; } PerOfObjects22 withAge(int a) { PerOfObjects22 q = new PerOfObjects22(name); q.age = a; return q; } public PerOfObjects22 clone() { try { return (PerOfObjects22) super.clone(); } catch (CloneNotSupportedException e) { return null; } } static PB builder() { return new PB(); } static class PB { private PerOfObjects22 per = new PerOfObjects22(); PB name(String n) { per.setName(n); return this; } PerOfObjects22 build() { return per; } } public String toString() { return "PerOfObjects22 " + name; } }
class GenOfObjects22<T> { private final T t; GenOfObjects22(T t) { this.t = t; } T get() { return t; } }
class CmdExOfObjects22 extends Exception { private final String cmd; CmdExOfObjects22(String c) { super("x"); cmd = c; } String getCmd() { return cmd; } }
class ItOfObjects22 implements Iterable<String> { private final String s; ItOfObjects22(String s) { this.s = s; } public Iterator<String> iterator() { return new Iterator<String>() { public boolean hasNext() { return true; } public String next() { return s; } }; } }
