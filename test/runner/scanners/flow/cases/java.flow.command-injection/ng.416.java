package prop.util.lang4;
import javax.servlet.http.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.text.*;
import org.apache.commons.lang3.tuple.*;
import java.util.*;
public class Lang4Carriers extends HttpServlet {
  void m91(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharSetUtils.delete(p, "a")); } // expect
  void m92(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + SerializationUtils.clone(p)); } // expect
  void m93(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringEscapeUtils.unescapeJava(p)); } // expect
  void m94(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.CS.replace(p, "a", "b")); } // expect
  void m95(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.CI.removeStart(p, "a")); } // expect
  void m96(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.isBlank(p)); }
  void m97(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.length(p)); }
  void m98(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.countMatches(p, "a")); }
  void m99(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.indexOf(p, "a")); }
  void m100(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.equals(p, "a")); }
  void m101(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.containsAny(p, "a")); }
  void m102(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + NumberUtilsXOfLang4.toInt(p)); }
  void m103(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.lang3.math.NumberUtils.toInt(p, 1)); }
  void m104(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + BooleanUtils.toBoolean(p)); }
  void m105(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + EnumUtils.getEnum(Thread.State.class, p)); }
  void m106(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); if (!StringUtils.isAlphanumeric(p)) return; Runtime.getRuntime().exec("sh -c " + p); }
  void m108(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.lang3.math.NumberUtils.createInteger(p)); }
  void m109(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.getLevenshteinDistance(p, "a")); }
  void m110(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.startsWithIgnoreCase(p, "a")); }
}
class NumberUtilsXOfLang4 { static int toInt(String s) { return Integer.parseInt(s); } }
