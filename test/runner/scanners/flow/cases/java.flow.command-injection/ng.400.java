package prop.obj.objects21;
import javax.servlet.http.*;
import java.lang.reflect.*;
import java.util.*;
public class Objects21Carriers extends HttpServlet {
  String vs(String... a) { return a[1]; }
  String vs2(Object... a) { StringBuilder sb = new StringBuilder(); for (Object o : a) sb.append(o); return sb.toString(); }
  java.util.function.Supplier<String> fac(String s) { return () -> s; }
  void fill(PerOfObjects21 x, String s) { x.setName(s); }
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PtOfObjects21 a = new PtOfObjects21(p, 1); Runtime.getRuntime().exec("sh -c " + a.name()); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PtOfObjects21 a = new PtOfObjects21(p, 1); Runtime.getRuntime().exec("sh -c " + a); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = new PtOfObjects21(p, 1); if (o instanceof PtOfObjects21(String n, int i)) Runtime.getRuntime().exec("sh -c " + n); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = p; if (o instanceof String s) Runtime.getRuntime().exec("sh -c " + s); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = p; if (o instanceof String s && !s.isEmpty()) Runtime.getRuntime().exec("sh -c " + s); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = p; String r = switch (o) { case String s -> s; default -> ""; }; Runtime.getRuntime().exec("sh -c " + r); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = new PtOfObjects21(p, 1); String r = switch (o) { case PtOfObjects21(var n, var i) when i > 0 -> n; default -> ""; }; Runtime.getRuntime().exec("sh -c " + r); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BldOfObjects21 b = new BldOfObjects21().name(p).size(3); Runtime.getRuntime().exec("sh -c " + b.build().getName()); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + PerOfObjects21.builder().name(p).build().getName()); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BldOfObjects21 b = new BldOfObjects21(); b.name(p); Runtime.getRuntime().exec("sh -c " + b.build().getName()); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects21 x = new PerOfObjects21(); x.setName(p); Runtime.getRuntime().exec("sh -c " + x.getName()); } // expect
}
record PtOfObjects21(String name, int i) {}
class BldOfObjects21 { private String name; private int size; BldOfObjects21 name(String n) { this.name = n; return this; } BldOfObjects21 size(int s) { size = s; return this; } PerOfObjects21 build() { return new PerOfObjects21(name); } }
class PerOfObjects21 implements Cloneable { private String name; private int age; List<String> tags = new ArrayList<>(); public PerOfObjects21() {} public PerOfObjects21(String n) { name = n; } PerOfObjects21(PerOfObjects21 o) { this.name = o.name; } public String getName() { return name; } public void setName(String n) { name = n; } int getAge() { return age; } List<String> getTags() { return tags; } PerOfObjects21 withAge(int a) { PerOfObjects21 q = new PerOfObjects21(name); q.age = a; return q; } public PerOfObjects21 clone() { try { return (PerOfObjects21) super.clone(); } catch (CloneNotSupportedException e) { return null; } } static PB builder() { return new PB(); } static class PB { private PerOfObjects21 per = new PerOfObjects21(); PB name(String n) { per.setName(n); return this; } PerOfObjects21 build() { return per; } } public String toString() { return "PerOfObjects21 " + name; } }
interface NmOfObjects21 { String nm(); }
class NmImplOfObjects21 implements NmOfObjects21 { private final String v; NmImplOfObjects21(String v) { this.v = v; } @Override public String nm() { return v; } }
abstract class BaseOfObjects21 { abstract String value(); String tmpl() { return "t" + value(); } }
class DerivedOfObjects21 extends BaseOfObjects21 { String d; DerivedOfObjects21(String d) { super(); this.d = d; } String value() { return d; } }
class GlobOfObjects21 { static final GlobOfObjects21 INSTANCE = new GlobOfObjects21(); static String last; String val; static void set(String s) { last = s; } static String get() { return last; } }
class GenOfObjects21<T> { private final T t; GenOfObjects21(T t) { this.t = t; } T get() { return t; } }
