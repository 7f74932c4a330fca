package prop.enc.regex1;
import javax.servlet.http.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
public class Regex1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a(.*)").matcher(p); if (m.matches()) Runtime.getRuntime().exec("sh -c " + m.group(1)); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a(.*)").matcher(p); while (m.find()) Runtime.getRuntime().exec("sh -c " + m.group()); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a(?<x>.*)").matcher(p); m.find(); Runtime.getRuntime().exec("sh -c " + m.group("x")); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile(",").split(p)[0]); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile(",").splitAsStream(p).findFirst().get()); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher(p).replaceAll("b")); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher(p).replaceFirst("b")); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher(p).replaceAll(r -> r.group().toUpperCase())); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher("aa").replaceAll(r -> p)); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher("aa").replaceAll(p)); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher("aa").replaceAll(Matcher.quoteReplacement(p))); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher(p).results().map(MatchResult::group).collect(Collectors.joining())); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").matcher(p).results().map(r -> r.group(1)).findFirst().get()); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a").matcher(p); StringBuffer sb = new StringBuffer(); while (m.find()) m.appendReplacement(sb, "x"); m.appendTail(sb); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a").matcher("abc"); StringBuffer sb = new StringBuffer(); while (m.find()) m.appendReplacement(sb, p); m.appendTail(sb); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a").matcher(p); m.find(); Runtime.getRuntime().exec("sh -c " + m.toMatchResult().group(0)); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a").matcher(p); m.find(); Runtime.getRuntime().exec("sh -c " + p.substring(m.start(), m.end())); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("a").asPredicate().test(p) ? p : ""); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replaceFirst("a", "b")); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.replaceAll("^a", "")); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.split("\\s+", 3)[2]); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Arrays.stream(p.split(",")).map(String::trim).filter(Pattern.compile("a").asPredicate()).findFirst().get()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.quote(p)); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pattern.compile("[a-z]+").matcher(p).matches()); }
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("([0-9]+)").matcher(p); if (!m.matches()) return; Runtime.getRuntime().exec("sh -c " + m.group(1)); }
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a").matcher(p); m.find(); Runtime.getRuntime().exec("sh -c " + m.start()); }
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Matcher m = Pattern.compile("a").matcher(p); Runtime.getRuntime().exec("sh -c " + m.groupCount()); }
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); if (!Pattern.matches("[a-z]{3}", p)) return; Runtime.getRuntime().exec("sh -c " + p); }
}
