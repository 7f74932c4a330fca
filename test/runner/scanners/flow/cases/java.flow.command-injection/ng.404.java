package prop.obj.opt2;
import javax.servlet.http.*;
import java.util.*;
import java.util.function.*;
public class Opt2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Function.<String>identity().apply(p)); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); IntFunction<String> f = i -> p + i; Runtime.getRuntime().exec("sh -c " + f.apply(1)); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Function<String, BoxOfOpt2> f = BoxOfOpt2::new; Runtime.getRuntime().exec("sh -c " + f.apply(p).v); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Supplier<BoxOfOpt2> f = BoxOfOpt2::new; BoxOfOpt2 b = f.get(); b.v = p; Runtime.getRuntime().exec("sh -c " + b.v); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Function<BoxOfOpt2, String> g = BoxOfOpt2::getV; Runtime.getRuntime().exec("sh -c " + g.apply(new BoxOfOpt2(p))); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Predicate<String> t = s -> s.isEmpty(); Runtime.getRuntime().exec("sh -c " + t.test(p) ? "a" : p); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Predicate<String> t = s -> s.isEmpty(); Runtime.getRuntime().exec("sh -c " + t.test(p)); }
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ToIntFunction<String> t = s -> s.length(); Runtime.getRuntime().exec("sh -c " + t.applyAsInt(p)); }
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).isPresent()); }
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).map(String::length).get()); }
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).map(Integer::parseInt).orElse(0)); }
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).map(s -> "a").get()); }
}
class BoxOfOpt2 { String v; BoxOfOpt2() {} BoxOfOpt2(String v) { this.v = v; } String getV() { return v; } void setV(String v) { this.v = v; } }
