package prop.text.strings3;
import javax.servlet.http.*;
import java.util.*;
import java.util.stream.*;
import java.text.*;
import java.nio.charset.*;
public class Strings3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Object o = p; Runtime.getRuntime().exec("sh -c " + (String) o); } // expect
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String q = p == null ? "" : p; Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m63(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String q; if (p != null && !p.isEmpty()) q = p; else q = "x"; Runtime.getRuntime().exec("sh -c " + q); } // expect
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Optional.ofNullable(p).map(String::trim).orElse("")); } // expect
  void m65(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(Charset.forName("UTF-8").encode(p).array())); } // expect
  void m66(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StandardCharsets.UTF_8.decode(StandardCharsets.UTF_8.encode(p)).toString()); } // expect
  void m67(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.length()); }
  void m68(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.indexOf("a")); }
  void m69(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.hashCode()); }
  void m70(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.equals("a")); }
  void m71(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.isEmpty()); }
  void m72(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Integer.parseInt(p)); }
  void m73(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Long.valueOf(p)); }
  void m74(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + UUID.fromString(p)); }
  void m75(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String t = switch (p) { case "a" -> "x"; default -> "y"; }; Runtime.getRuntime().exec("sh -c " + t); }
  void m76(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = Map.of("a", "b"); Runtime.getRuntime().exec("sh -c " + m.get(p)); }
  void m77(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Map<String, String> m = Map.of("a", "b"); Runtime.getRuntime().exec("sh -c " + m.getOrDefault(p, "c")); }
  void m78(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.compareTo("a")); }
  void m79(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.contains("a") ? "a" : "b"); }
  void m80(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.codePointAt(0)); }
  void m81(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.lastIndexOf('a')); }
  void m82(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.split(",").length); }
  void m83(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Integer.valueOf(p.trim()) + 1); }
  void m84(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); if (!List.of("a", "b").contains(p)) return; Runtime.getRuntime().exec("sh -c " + p); }
  void m85(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); if (!p.matches("[a-z]+")) throw new IllegalArgumentException(); Runtime.getRuntime().exec("sh -c " + p); }
}
