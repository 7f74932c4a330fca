package prop.text.builders1;
import javax.servlet.http.*;
import java.nio.*;
import java.util.*;
import java.io.*;
public class Builders1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder(p)); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuffer(p).toString()); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder().append(p)); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder("a").append(p, 0, 2).toString()); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder("a").append(p.toCharArray(), 0, 2).toString()); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder("a").insert(0, p).toString()); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder("abc").replace(0, 1, p).toString()); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder(p).reverse().toString()); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder(p).deleteCharAt(0).toString()); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder(p).delete(0, 1).substring(1)); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder(p).subSequence(0, 1)); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); sb.insert(0, p); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder("abc"); sb.replace(0, 1, p); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(p); sb.setLength(3); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(p); sb.setCharAt(0, 'a'); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder("abc"); sb.setCharAt(0, p.charAt(0)); sb.setCharAt(1, p.charAt(1)); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); sb.append("a").append(1).append(p).append('b'); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); Formatter f = new Formatter(sb); f.format("%s", p); Runtime.getRuntime().exec("sh -c " + sb.toString()); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Formatter f = new Formatter(); f.format("%s", p); Runtime.getRuntime().exec("sh -c " + f.toString()); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new Formatter().format("%s", p).toString()); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); w.write(p); Runtime.getRuntime().exec("sh -c " + w.toString()); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); w.append(p); Runtime.getRuntime().exec("sh -c " + w.getBuffer().toString()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); new PrintWriter(w).print(p); Runtime.getRuntime().exec("sh -c " + w.toString()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); PrintWriter pw = new PrintWriter(w); pw.println(p); pw.flush(); Runtime.getRuntime().exec("sh -c " + w.toString()); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); PrintWriter pw = new PrintWriter(w, true); pw.printf("%s", p); Runtime.getRuntime().exec("sh -c " + w); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); BufferedWriter bw = new BufferedWriter(w); bw.write(p); bw.newLine(); bw.flush(); Runtime.getRuntime().exec("sh -c " + w); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CharArrayWriter w = new CharArrayWriter(); w.write(p); Runtime.getRuntime().exec("sh -c " + new String(w.toCharArray())); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); o.write(p.getBytes()); Runtime.getRuntime().exec("sh -c " + o.toString("UTF-8")); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); o.writeBytes(p.getBytes()); Runtime.getRuntime().exec("sh -c " + new String(o.toByteArray())); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); PrintStream ps = new PrintStream(o); ps.print(p); Runtime.getRuntime().exec("sh -c " + o.toString()); } // expect
}
