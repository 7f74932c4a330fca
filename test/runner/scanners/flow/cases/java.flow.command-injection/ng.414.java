package prop.util.lang2;
import javax.servlet.http.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.text.*;
import org.apache.commons.lang3.tuple.*;
import java.util.*;
public class Lang2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.chomp(p)); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.chop(p)); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.repeat(p, 2)); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.leftPad(p, 3, '0')); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.rightPad("a", 3, p)); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.center(p, 3)); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.capitalize(p)); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.swapCase(p)); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.reverse(p)); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.abbreviate(p, 5)); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.difference("a", p)); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.getCommonPrefix(p, "a")); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.lowerCase(p)); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.deleteWhitespace(p)); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.normalizeSpace(p)); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.wrap(p, "'")); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.unwrap(p, '"')); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.appendIfMissing(p, "a")); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.prependIfMissing(p, "a")); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.firstNonBlank(null, p)); } // expect
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.truncate(p, 3)); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.rotate(p, 3)); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.toEncodedString(p.getBytes(), null)); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.getDigits(p) + p); } // expect
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectUtils.defaultIfNull(p, "x")); } // expect
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectUtils.firstNonNull(null, p)); } // expect
  void m57(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectUtils.toString(p)); } // expect
  void m58(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.add(new String[0], p)[0]); } // expect
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.addAll(new String[] {"a"}, p)[1]); } // expect
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.toString(new String[] {p})); } // expect
}
