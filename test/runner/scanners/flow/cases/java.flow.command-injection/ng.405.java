package prop.util.commonsmore1;
import javax.servlet.http.*;
import java.io.*;
import java.util.*;
import org.apache.commons.io.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
public class CommonsMore1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IOUtils.toString(req.getInputStream(), "UTF-8")); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IOUtils.toString(req.getReader())); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(IOUtils.toByteArray(req.getInputStream()))); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(IOUtils.toCharArray(req.getReader()))); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IOUtils.readLines(req.getInputStream(), "UTF-8").get(0)); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); LineIterator it = IOUtils.lineIterator(req.getReader()); while (it.hasNext()) Runtime.getRuntime().exec("sh -c " + it.nextLine()); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IOUtils.toInputStream(p, "UTF-8").readAllBytes()); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringWriter w = new StringWriter(); IOUtils.copy(new StringReader(p), w); Runtime.getRuntime().exec("sh -c " + w); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); IOUtils.copyLarge(req.getInputStream(), o); Runtime.getRuntime().exec("sh -c " + o); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); IOUtils.write(p, o, "UTF-8"); Runtime.getRuntime().exec("sh -c " + o); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayOutputStream o = new ByteArrayOutputStream(); IOUtils.writeLines(List.of(p), "\n", o); Runtime.getRuntime().exec("sh -c " + o); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); byte[] b = new byte[10]; IOUtils.readFully(req.getInputStream(), b); Runtime.getRuntime().exec("sh -c " + new String(b)); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + IOUtils.readFully(req.getInputStream(), 10)); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.apache.commons.io.output.ByteArrayOutputStream o = new org.apache.commons.io.output.ByteArrayOutputStream(); o.write(req.getInputStream()); Runtime.getRuntime().exec("sh -c " + o.toString("UTF-8")); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.apache.commons.io.output.StringBuilderWriter w = new org.apache.commons.io.output.StringBuilderWriter(); w.write(p); Runtime.getRuntime().exec("sh -c " + w.toString()); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FilenameUtils.getName(p)); } // expect
  void m17(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FilenameUtils.getExtension(p)); } // expect
  void m18(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FilenameUtils.removeExtension(p)); } // expect
  void m19(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FilenameUtils.concat("/a", p)); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FilenameUtils.normalize(p)); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FilenameUtils.separatorsToUnix(p)); } // expect
  void m22(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FileUtils.getFile("/a", p).getPath()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new org.apache.commons.io.input.BoundedInputStream(req.getInputStream(), 3).readAllBytes()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(new org.apache.commons.io.input.BOMInputStream(req.getInputStream()).readAllBytes())); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); org.apache.commons.io.input.TeeInputStream t = new org.apache.commons.io.input.TeeInputStream(req.getInputStream(), new ByteArrayOutputStream()); Runtime.getRuntime().exec("sh -c " + IOUtils.toString(t)); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.collect(List.of(p), s -> s + "a").iterator().next()); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.select(List.of(p), s -> true).iterator().next()); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.union(List.of(p), List.of("a")).iterator().next()); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.subtract(List.of(p), List.of("a")).iterator().next()); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.emptyIfNull(List.of(p)).iterator().next()); } // expect
}
