package prop.reqs.reqs2;
import javax.servlet.http.*;
import java.io.*;
import java.util.*;
import java.util.stream.*;
import java.nio.charset.*;
public class Reqs2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Optional<Cookie> c = Arrays.stream(req.getCookies()).filter(x -> "a".equals(x.getName())).findAny(); Runtime.getRuntime().exec("sh -c " + c.map(Cookie::getValue).orElse("")); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); java.util.function.Function<String, String> get = req::getParameter; Runtime.getRuntime().exec("sh -c " + get.apply("x")); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); java.util.function.Supplier<String> get = req::getQueryString; Runtime.getRuntime().exec("sh -c " + get.get()); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); HttpServletRequestWrapper w = new HttpServletRequestWrapper(req); Runtime.getRuntime().exec("sh -c " + w.getParameter("a")); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); req.getSession().setAttribute("a", p); Runtime.getRuntime().exec("sh -c " + (String) req.getSession().getAttribute("a")); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); req.setAttribute("a", p); Runtime.getRuntime().exec("sh -c " + (String) req.getAttribute("a")); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); HttpSession s = req.getSession(true); s.setAttribute("l", new ArrayList<>(List.of(p))); Runtime.getRuntime().exec("sh -c " + ((List<String>) s.getAttribute("l")).get(0)); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.apache.commons.fileupload.FileItem[] x = null; org.apache.commons.io.IOUtils.toString(req.getPart("f").getInputStream(), "UTF-8"); Runtime.getRuntime().exec("sh -c " + org.apache.commons.io.IOUtils.toString(req.getPart("f").getInputStream(), "UTF-8")); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); java.util.zip.ZipInputStream z = new java.util.zip.ZipInputStream(req.getInputStream()); java.util.zip.ZipEntry e; while ((e = z.getNextEntry()) != null) { ByteArrayOutputStream o = new ByteArrayOutputStream(); byte[] b = new byte[9]; int n; while ((n = z.read(b)) > 0) o.write(b, 0, n); Runtime.getRuntime().exec("sh -c " + o); } Runtime.getRuntime().exec("sh -c " + 1); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getContentLength()); }
  void m41(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getParts().size()); }
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getParameterMap().containsKey("a")); }
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getLocalPort() + req.getServerPort()); }
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.isSecure()); }
  void m45(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getIntHeader("X")); }
  void m46(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getDateHeader("X")); }
  void m47(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getCookies().length); }
  void m48(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getPart("f").getSize()); }
  void m49(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + req.getParameter("x") != null ? "a" : "b"); }
  void m50(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + "on".equals(req.getParameter("x"))); }
}
