package prop.obj.objects24;
import javax.servlet.http.*;
import java.lang.reflect.*;
import java.util.*;
public class Objects24Carriers extends HttpServlet {
  String vs(String... a) { return a[1]; }
  String vs2(Object... a) { StringBuilder sb = new StringBuilder(); for (Object o : a) sb.append(o); return sb.toString(); }
  java.util.function.Supplier<String> fac(String s) { return () -> s; }
  void fill(PerOfObjects24 x, String s) { x.setName(s); }
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = new PerOfObjects24(); x.setName(p); PerOfObjects24 y = x.clone(); Runtime.getRuntime().exec("sh -c " + y.getName()); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = new PerOfObjects24(); x.setName(p); PerOfObjects24 y = new PerOfObjects24(x); Runtime.getRuntime().exec("sh -c " + y.getName()); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = new PerOfObjects24(); x.setName(p); Runtime.getRuntime().exec("sh -c " + x.withAge(3).getName()); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = new PerOfObjects24(); x.setName(p); Runtime.getRuntime().exec("sh -c " + x); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = new PerOfObjects24(); Field f = PerOfObjects24.class.getDeclaredField("name"); f.set(x, p); Runtime.getRuntime().exec("sh -c " + x.getName()); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = new PerOfObjects24(); x.setName(p); Method m = PerOfObjects24.class.getMethod("getName"); Runtime.getRuntime().exec("sh -c " + m.invoke(x)); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = PerOfObjects24.class.getConstructor(String.class).newInstance(p); Runtime.getRuntime().exec("sh -c " + x.getName()); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects24 x = PerOfObjects24.class.newInstance(); x.setName(p); Runtime.getRuntime().exec("sh -c " + x.getName()); } // expect
}
record PtOfObjects24(String name, int i) {}
class BldOfObjects24 { private String name; private int size; BldOfObjects24 name(String n) { this.name = n; return this; } BldOfObjects24 size(int s) { size = s; return this; } PerOfObjects24 build() { return new PerOfObjects24(name); } }
class PerOfObjects24 implements Cloneable { private String name; private int age; List<String> tags = new ArrayList<>(); public PerOfObjects24() {} public PerOfObjects24(String n) { name = n; } PerOfObjects24(PerOfObjects24 o) { this.name = o.name; } public String getName() { return name; } public void setName(String n) { name = n; } int getAge() { return age; } List<String> getTags() { return tags; } PerOfObjects24 withAge(int a) { PerOfObjects24 q = new PerOfObjects24(name); q.age = a; return q; } public PerOfObjects24 clone() { try { return (PerOfObjects24) super.clone(); } catch (CloneNotSupportedException e) { return null; } } static PB builder() { return new PB(); } static class PB { private PerOfObjects24 per = new PerOfObjects24(); PB name(String n) { per.setName(n); return this; } PerOfObjects24 build() { return per; } } public String toString() { return "PerOfObjects24 " + name; } }
interface NmOfObjects24 { String nm(); }
class NmImplOfObjects24 implements NmOfObjects24 { private final String v; NmImplOfObjects24(String v) { this.v = v; } @Override public String nm() { return v; } }
abstract class BaseOfObjects24 { abstract String value(); String tmpl() { return "t" + value(); } }
class DerivedOfObjects24 extends BaseOfObjects24 { String d; DerivedOfObjects24(String d) { super(); this.d = d; } String value() { return d; } }
class GlobOfObjects24 { static final GlobOfObjects24 INSTANCE = new GlobOfObjects24(); static String last; String val; static void set(String s) { last = s; } static String get() { return last; } }
class GenOfObjects24<T> { private final T t; GenOfObjects24(T t) { this.t = t; } T get() { return t; } }
