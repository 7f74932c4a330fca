package prop.obj.objects25;
import javax.servlet.http.*;
import java.lang.reflect.*;
import java.util.*;
public class Objects25Carriers extends HttpServlet {
  String vs(String... a) { return a[1]; }
  String vs2(Object... a) { StringBuilder sb = new StringBuilder(); for (Object o : a) sb.append(o); return sb.toString(); }
  java.util.function.Supplier<String> fac(String s) { return () -> s; }
  void fill(PerOfObjects25 x, String s) { x.setName(s); }
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); NmOfObjects25 n = new NmOfObjects25() { public String nm() { return p; } }; Runtime.getRuntime().exec("sh -c " + n.nm()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); NmOfObjects25 n = () -> p; Runtime.getRuntime().exec("sh -c " + n.nm()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); NmOfObjects25 n = new NmImplOfObjects25(p); Runtime.getRuntime().exec("sh -c " + n.nm()); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BaseOfObjects25 b = new DerivedOfObjects25(p); Runtime.getRuntime().exec("sh -c " + b.value()); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BaseOfObjects25 b = new DerivedOfObjects25(p); Runtime.getRuntime().exec("sh -c " + b.tmpl()); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); GlobOfObjects25.last = p; Runtime.getRuntime().exec("sh -c " + GlobOfObjects25.last); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); GlobOfObjects25.set(p); Runtime.getRuntime().exec("sh -c " + GlobOfObjects25.get()); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); GlobOfObjects25.INSTANCE.val = p; Runtime.getRuntime().exec("sh -c " + GlobOfObjects25.INSTANCE.val); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); GenOfObjects25<String> g = new GenOfObjects25<>(p); Runtime.getRuntime().exec("sh -c " + g.get()); } // expect
}
record PtOfObjects25(String name, int i) {}
class BldOfObjects25 { private String name; private int size; BldOfObjects25 name(String n) { this.name = n; return this; } BldOfObjects25 size(int s) { size = s; return this; } PerOfObjects25 build() { return new PerOfObjects25(name); } }
class PerOfObjects25 implements Cloneable { private String name; private int age; List<String> tags = new ArrayList<>(); public PerOfObjects25() {} public PerOfObjects25(String n) { name = n; } PerOfObjects25(PerOfObjects25 o) { this.name = o.name; } public String getName() { return name; } public void setName(String n) { name = n; } int getAge() { return age; } List<String> getTags() { return tags; } PerOfObjects25 withAge(int a) { PerOfObjects25 q = new PerOfObjects25(name); q.age = a; return q; } public PerOfObjects25 clone() { try { return (PerOfObjects25) super.clone(); } catch (CloneNotSupportedException e) { return null; } } static PB builder() { return new PB(); } static class PB { private PerOfObjects25 per = new PerOfObjects25(); PB name(String n) { per.setName(n); return this; } PerOfObjects25 build() { return per; } } public String toString() { return "PerOfObjects25 " + name; } }
interface NmOfObjects25 { String nm(); }
class NmImplOfObjects25 implements NmOfObjects25 { private final String v; NmImplOfObjects25(String v) { this.v = v; } @Override public String nm() { return v; } }
abstract class BaseOfObjects25 { abstract String value(); String tmpl() { return "t" + value(); } }
class DerivedOfObjects25 extends BaseOfObjects25 { String d; DerivedOfObjects25(String d) { super(); this.d = d; } String value() { return d; } }
class GlobOfObjects25 { static final GlobOfObjects25 INSTANCE = new GlobOfObjects25(); static String last; String val; static void set(String s) { last = s; } static String get() { return last; } }
class GenOfObjects25<T> { private final T t; GenOfObjects25(T t) { this.t = t; } T get() { return t; } }
