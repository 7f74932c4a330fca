package prop.enc.codecs2;
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
public class Codecs2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + javax.xml.xpath.XPathFactory.newInstance().newXPath().evaluate("/a", new org.xml.sax.InputSource(new StringReader(p)))); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); javax.xml.stream.XMLEventReader r = javax.xml.stream.XMLInputFactory.newInstance().createXMLEventReader(new StringReader(p)); javax.xml.stream.events.XMLEvent ev = r.nextEvent(); Runtime.getRuntime().exec("sh -c " + ev.asCharacters().getData()); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Cipher c = Cipher.getInstance("AES"); c.init(2, (Key) null); Runtime.getRuntime().exec("sh -c " + new String(c.doFinal(p.getBytes()))); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); DtoOfCodecs2 o = (DtoOfCodecs2) JAXBContext.newInstance(DtoOfCodecs2.class).createUnmarshaller().unmarshal(new StringReader(p)); Runtime.getRuntime().exec("sh -c " + o.getName()); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); URI u = URI.create(p); Runtime.getRuntime().exec("sh -c " + u.getHost()); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new URI(p).getQuery()); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new URL(p).getPath()); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new URL("http://a/" + p).toExternalForm()); } // expect
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new URI("http", "a", p, null).toString()); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + URI.create("http://a/").resolve(p).toString()); } // expect
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new File("/tmp", p).getAbsolutePath()); } // expect
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new File(p).getName()); } // expect
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + java.nio.file.Paths.get("/tmp", p).toString()); } // expect
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + java.nio.file.Paths.get("/tmp").resolve(p).toFile().getPath()); } // expect
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new File(new File("/a"), p).getParentFile().toString()); } // expect
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new File(p).toPath().toAbsolutePath().normalize()); } // expect
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); MessageDigest md = MessageDigest.getInstance("MD5"); md.update(p.getBytes()); Runtime.getRuntime().exec("sh -c " + Arrays.toString(md.digest())); }
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CRC32 c = new CRC32(); c.update(p.getBytes()); Runtime.getRuntime().exec("sh -c " + c.getValue()); }
  void m51(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + java.util.Base64.getEncoder().encodeToString(p.getBytes())); }
  void m52(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Hex.encodeHexString(p.getBytes())); }
  void m53(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + java.time.LocalDate.parse(p).toString()); }
  void m54(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new java.text.SimpleDateFormat("yyyy").parse(p).getTime()); }
  void m55(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + java.time.LocalDateTime.parse(p, java.time.format.DateTimeFormatter.ISO_DATE_TIME).toString()); }
  void m56(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new URI(p).getPort()); }
}
class DtoOfCodecs2 { private String name; public String getName() { return name; } public void setName(String n) { name = n; } }
