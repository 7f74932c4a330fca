package prop.text.builders2;
import javax.servlet.http.*;
import java.nio.*;
import java.util.*;
import java.io.*;
public class Builders2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); Writer ow = new OutputStreamWriter(o, "UTF-8"); ow.write(p); ow.close(); Runtime.getRuntime().exec("sh -c " + o); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); DataOutputStream d = new DataOutputStream(o); d.writeUTF(p); DataInputStream di = new DataInputStream(new ByteArrayInputStream(o.toByteArray())); Runtime.getRuntime().exec("sh -c " + di.readUTF()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayInputStream in = new ByteArrayInputStream(p.getBytes()); byte[] b = new byte[10]; int n = in.read(b, 0, 10); Runtime.getRuntime().exec("sh -c " + new String(b, 0, n)); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringReader r = new StringReader(p); char[] b = new char[10]; int n = r.read(b); Runtime.getRuntime().exec("sh -c " + new String(b, 0, n)); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); BufferedReader r = new BufferedReader(new StringReader(p)); Runtime.getRuntime().exec("sh -c " + r.readLine()); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Reader r = new StringReader(p); StringBuilder sb = new StringBuilder(); int c; while ((c = r.read()) != -1) sb.append((char) c); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); InputStream in = new ByteArrayInputStream(p.getBytes()); ByteArrayOutputStream o = new ByteArrayOutputStream(); int c; while ((c = in.read()) >= 0) o.write(c); Runtime.getRuntime().exec("sh -c " + o.toString()); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); LineNumberReader r = new LineNumberReader(new StringReader(p)); String l; while ((l = r.readLine()) != null) Runtime.getRuntime().exec("sh -c " + l); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StreamTokenizer t = new StreamTokenizer(new StringReader(p)); t.nextToken(); Runtime.getRuntime().exec("sh -c " + t.sval); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); PushbackReader r = new PushbackReader(new StringReader(p)); char[] b = new char[3]; r.read(b, 0, 3); Runtime.getRuntime().exec("sh -c " + String.valueOf(b)); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); SequenceInputStream s = new SequenceInputStream(new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream(p.getBytes())); Runtime.getRuntime().exec("sh -c " + new String(s.readAllBytes())); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteBuffer bb = ByteBuffer.allocate(10); bb.put(p.getBytes()); bb.flip(); byte[] b = new byte[bb.remaining()]; bb.get(b); Runtime.getRuntime().exec("sh -c " + new String(b)); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CharBuffer cb = CharBuffer.wrap(p); Runtime.getRuntime().exec("sh -c " + cb.toString()); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteBuffer bb = ByteBuffer.wrap(p.getBytes()); Runtime.getRuntime().exec("sh -c " + new String(bb.array())); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CharBuffer cb = CharBuffer.allocate(10); cb.put(p); cb.flip(); Runtime.getRuntime().exec("sh -c " + cb.toString()); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CharBuffer cb = CharBuffer.allocate(10); new StringReader(p).read(cb); cb.flip(); Runtime.getRuntime().exec("sh -c " + cb); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder(p).length()); }
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder(p).indexOf("a")); }
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(p); sb.setLength(0); sb.append("a"); Runtime.getRuntime().exec("sh -c " + sb); }
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new StringBuilder().append(p.length())); }
}
