package prop.text.strings2;
import javax.servlet.http.*;
import java.util.*;
import java.util.stream.*;
import java.text.*;
import java.nio.charset.*;
public class Strings2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.lines().collect(Collectors.joining("\n"))); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining())); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.chars().filter(c -> c != 'a').collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.codePoints().collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String r = ""; for (int i = p.length() - 1; i >= 0; i--) r += p.charAt(i); Runtime.getRuntime().exec("sh -c " + r); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); char[] cs = p.toCharArray(); Arrays.sort(cs); Runtime.getRuntime().exec("sh -c " + new String(cs)); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); for (char c : p.toCharArray()) sb.append(c); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + p.transform(s -> s + "x")); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Objects.toString(p, "")); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Objects.requireNonNull(p, "p")); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Objects.requireNonNullElse(p, "d")); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Objects.requireNonNullElseGet(p, () -> "d")); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Objects.toString(null, p)); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MessageFormat.format("{0} {1}", p, "b")); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new MessageFormat("{0}").format(new Object[] {p})); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringTokenizer(p, ",").nextToken()); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringTokenizer st = new StringTokenizer(p); while (st.hasMoreTokens()) Runtime.getRuntime().exec("sh -c " + st.nextToken()); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringTokenizer st = new StringTokenizer(p); while (st.hasMoreElements()) Runtime.getRuntime().exec("sh -c " + (String) st.nextElement()); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new Scanner(p).nextLine()); } // expect
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Scanner s = new Scanner(p); s.useDelimiter(","); while (s.hasNext()) Runtime.getRuntime().exec("sh -c " + s.next()); } // expect
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Scanner s = new Scanner(p); Runtime.getRuntime().exec("sh -c " + s.findInLine("a(.*)")); } // expect
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringJoiner(",").add(p).toString()); } // expect
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringJoiner sj = new StringJoiner(",", "[", "]"); sj.add("a"); sj.add(p); Runtime.getRuntime().exec("sh -c " + sj); } // expect
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringJoiner sj = new StringJoiner(p); sj.add("a"); Runtime.getRuntime().exec("sh -c " + sj.toString()); } // expect
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Normalizer.normalize(p, Normalizer.Form.NFD)); } // expect
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); byte[] b = new byte[p.length()]; p.getBytes(0, 3, b, 0); Runtime.getRuntime().exec("sh -c " + new String(b)); } // expect
  void m57(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); char[] c = new char[5]; p.getChars(0, 5, c, 0); Runtime.getRuntime().exec("sh -c " + new String(c)); } // expect
  void m59(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Collections.nCopies(3, p).stream().collect(Collectors.joining())); } // expect
  void m60(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CharSequence cs = p; Runtime.getRuntime().exec("sh -c " + cs.toString()); } // expect
}
