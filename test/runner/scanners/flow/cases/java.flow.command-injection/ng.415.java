package prop.util.lang3;
import javax.servlet.http.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.text.*;
import org.apache.commons.lang3.tuple.*;
import java.util.*;
public class Lang3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.subarray(new String[] {p}, 0, 1)[0]); } // expect
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.remove(new String[] {p}, 1)[0]); } // expect
  void m63(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.toArray(p)[0]); } // expect
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.nullToEmpty(p.split(","))[0]); } // expect
  void m65(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ArrayUtils.get(p.split(","), 0)); } // expect
  void m66(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pair.of("a", p).getRight()); } // expect
  void m67(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Pair.of("a", p).getValue()); } // expect
  void m68(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutablePair.of(p, "a").getLeft()); } // expect
  void m69(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ImmutablePair.of(p, "a").left); } // expect
  void m70(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new ImmutablePair<>(p, "a").getKey()); } // expect
  void m71(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); MutablePair<String, String> m = new MutablePair<>(); m.setRight(p); Runtime.getRuntime().exec("sh -c " + m.getRight()); } // expect
  void m72(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Triple.of("a", p, "c").getMiddle()); } // expect
  void m73(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); MutableObject<String> m = new MutableObject<>(); m.setValue(p); Runtime.getRuntime().exec("sh -c " + m.getValue()); } // expect
  void m75(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StrBuilder().append(p).appendln("a").toString()); } // expect
  void m77(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StrSubstitutor.replace("${a}", Map.of("a", p))); } // expect
  void m78(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StrSubstitutor(Map.of("a", p)).replace("${a}")); } // expect
  void m79(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.apache.commons.text.StringSubstitutor(Map.of("a", p)).replace("${a}")); } // expect
  void m80(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.text.StringSubstitutor.replace("${a}", Map.of("a", p))); } // expect
  void m81(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StrTokenizer(p).nextToken()); } // expect
  void m82(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StrTokenizer(p).getTokenArray()[0]); } // expect
  void m83(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.apache.commons.text.StringTokenizer(p, ',').getTokenList().get(0)); } // expect
  void m84(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.text.WordUtils.capitalizeFully(p)); } // expect
  void m85(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.apache.commons.text.TextStringBuilder sb = new org.apache.commons.text.TextStringBuilder(); sb.append(p); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m86(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.text.CaseUtils.toCamelCase(p, false)); } // expect
  void m87(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Validate.notBlank(p)); } // expect
  void m88(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Validate.notNull(p, "x")); } // expect
  void m89(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + RegExUtils.replaceAll(p, "a", "b")); } // expect
  void m90(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + RegExUtils.removePattern(p, "a")); } // expect
}
