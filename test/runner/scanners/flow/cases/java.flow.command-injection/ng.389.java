package prop.enc.codecs1;
import javax.servlet.http.*;
import java.io.*;
import java.net.*;
import java.nio.charset.*;
import java.util.*;
import java.util.zip.*;
import java.security.*;
import javax.crypto.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import javax.xml.bind.*;
import org.apache.commons.codec.binary.*;
import org.apache.commons.text.StringEscapeUtils;
public class Codecs1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + URLDecoder.decode(p, "UTF-8")); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + URLEncoder.encode(p, "UTF-8")); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(java.util.Base64.getDecoder().decode(p))); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(java.util.Base64.getUrlDecoder().decode(p), StandardCharsets.UTF_8)); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(java.util.Base64.getMimeDecoder().decode(p.getBytes()))); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(org.apache.commons.codec.binary.Base64.decodeBase64(p))); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(new org.apache.commons.codec.binary.Base64().decode(p.getBytes()))); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringUtils.newStringUtf8(org.apache.commons.codec.binary.Base64.decodeBase64(p))); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(Hex.decodeHex(p.toCharArray()))); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(HexFormat.of().parseHex(p))); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(DatatypeConverter.parseBase64Binary(p))); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringEscapeUtils.unescapeHtml4(p)); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringEscapeUtils.unescapeJava(p)); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringEscapeUtils.escapeJava(p)); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + StringEscapeUtils.unescapeXml(p)); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new URLCodec().decode(p)); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + javax.mail.internet.MimeUtility.decodeText(p)); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(new sun.misc.BASE64Decoder().decodeBuffer(p))); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); byte[] out = new byte[100]; java.util.Base64.getDecoder().decode(p.getBytes(), out); Runtime.getRuntime().exec("sh -c " + new String(out)); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Inflater inf = new Inflater(); inf.setInput(p.getBytes()); byte[] out = new byte[100]; int n = inf.inflate(out); inf.end(); Runtime.getRuntime().exec("sh -c " + new String(out, 0, n)); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(new InflaterInputStream(new ByteArrayInputStream(p.getBytes())).readAllBytes())); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new BufferedReader(new InputStreamReader(new GZIPInputStream(new ByteArrayInputStream(p.getBytes())))).readLine()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); try (GZIPOutputStream g = new GZIPOutputStream(o)) { g.write(p.getBytes()); } Runtime.getRuntime().exec("sh -c " + new String(o.toByteArray())); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); InflaterOutputStream g = new InflaterOutputStream(o); g.write(p.getBytes()); g.finish(); Runtime.getRuntime().exec("sh -c " + o.toString()); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(p.getBytes())); z.getNextEntry(); byte[] b = new byte[10]; z.read(b); Runtime.getRuntime().exec("sh -c " + new String(b)); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new org.xml.sax.InputSource(new StringReader(p))); Runtime.getRuntime().exec("sh -c " + d.getElementsByTagName("a").item(0).getTextContent()); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(p.getBytes())); Runtime.getRuntime().exec("sh -c " + d.getDocumentElement().getAttribute("a")); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(p.getBytes())); NodeList nl = d.getDocumentElement().getChildNodes(); for (int i = 0; i < nl.getLength(); i++) { Node n = nl.item(i); if (n.getNodeType() == Node.ELEMENT_NODE) { Element e = (Element) n; Runtime.getRuntime().exec("sh -c " + e.getFirstChild().getNodeValue()); } } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument(); Element e = d.createElement("a"); e.setAttribute("x", p); Runtime.getRuntime().exec("sh -c " + e.getAttribute("x")); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument(); Element e = d.createElement("a"); e.appendChild(d.createTextNode(p)); Runtime.getRuntime().exec("sh -c " + e.getTextContent()); } // expect
}
