package prop.obj.opt1;
import javax.servlet.http.*;
import java.util.*;
import java.util.function.*;
public class Opt1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).get()); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.ofNullable(p).orElse("a")); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.ofNullable((String) null).orElse(p)); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).orElseThrow(IllegalStateException::new)); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).filter(s -> !s.isEmpty()).map(s -> s + "a").get()); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).flatMap(s -> Optional.of(s + "a")).get()); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).or(() -> Optional.of("a")).get()); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.<String>empty().or(() -> Optional.of(p)).get()); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p).stream().findFirst().get()); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); Optional.of(p).ifPresent(sb::append); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); Optional.of(p).ifPresentOrElse(s -> sb.append(s), () -> {}); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Optional<String> o = Optional.of(p); if (o.isPresent()) Runtime.getRuntime().exec("sh -c " + o.get()); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of("a").map(s -> p).get()); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Optional<String> o = Arrays.stream(p.split(",")).findFirst(); Runtime.getRuntime().exec("sh -c " + o.get()); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.of(p)); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Function<String, String> f = s -> s.trim(); Runtime.getRuntime().exec("sh -c " + f.apply(p)); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Function<String, String> f = String::trim; Runtime.getRuntime().exec("sh -c " + f.andThen(s -> s + "a").apply(p)); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Function<String, String> f = String::trim; Runtime.getRuntime().exec("sh -c " + f.compose((String s) -> s + "a").apply(p)); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Supplier<String> s = () -> p; Runtime.getRuntime().exec("sh -c " + s.get()); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BiFunction<String, String, String> f = (a, b) -> a + b; Runtime.getRuntime().exec("sh -c " + f.apply("a", p)); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); UnaryOperator<String> f = s -> s; Runtime.getRuntime().exec("sh -c " + f.apply(p)); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BinaryOperator<String> f = (a, b) -> b; Runtime.getRuntime().exec("sh -c " + f.apply("a", p)); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Function<String, Function<String, String>> f = a -> b -> a + b; Runtime.getRuntime().exec("sh -c " + f.apply(p).apply("x")); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] box = new String[1]; Consumer<String> c = s -> box[0] = s; c.accept(p); Runtime.getRuntime().exec("sh -c " + box[0]); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); Consumer<String> c = sb::append; c.accept(p); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); BiConsumer<String, String> c = (a, b) -> sb.append(b); c.accept("a", p); Runtime.getRuntime().exec("sh -c " + sb); } // expect
}
