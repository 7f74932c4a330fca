package prop.obj.objects23;
import javax.servlet.http.*;
import java.lang.reflect.*;
import java.util.*;
public class Objects23Carriers extends HttpServlet {
  String vs(String... a) { return a[1]; }
  String vs2(Object... a) { StringBuilder sb = new StringBuilder(); for (Object o : a) sb.append(o); return sb.toString(); }
  java.util.function.Supplier<String> fac(String s) { return () -> s; }
  void fill(PerOfObjects23 x, String s) { x.setName(s); }
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ColorOfObjects23.valueOf(p).name()); }
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PerOfObjects23 x = new PerOfObjects23(p); Runtime.getRuntime().exec("sh -c " + x.getClass().getName()); }
  void m63(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = p; Runtime.getRuntime().exec("sh -c " + o instanceof String); }
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = p; Runtime.getRuntime().exec("sh -c " + ((Integer) o)); }
}
enum ColorOfObjects23 { RED, BLUE; String label; }
class PerOfObjects23 implements Cloneable { private String name; private int age; List<String> tags = new ArrayList<>(); public PerOfObjects23() {} public PerOfObjects23(String n) { name = n; } PerOfObjects23(PerOfObjects23 o) { this.name = o.name; } public String getName() { return name; } public void setName(String n) { name = n; } int getAge() { return age; } List<String> getTags() { return tags; } PerOfObjects23 withAge(int a) { PerOfObjects23 q = new PerOfObjects23(name); q.age = a; return q; } public PerOfObjects23 clone() { try { return (PerOfObjects23) super.clone(); } catch (CloneNotSupportedException e) { return null; } } static PB builder() { return new PB(); } static class PB { private PerOfObjects23 per = new PerOfObjects23(); PB name(String n) { per.setName(n); return this; } PerOfObjects23 build() { return per; } } public String toString() { return "PerOfObjects23 " + name; } }
