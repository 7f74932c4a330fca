package prop.util.guava3;
import javax.servlet.http.*;
import com.google.common.base.*;
import com.google.common.collect.*;
import com.google.common.io.*;
import com.google.common.cache.*;
import com.google.common.util.concurrent.*;
import java.util.*;
import java.util.concurrent.*;
public class Guava3Carriers extends HttpServlet {
  void m61(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Multiset<String> m = HashMultiset.create(); m.add(p); Runtime.getRuntime().exec("sh -c " + m.elementSet().iterator().next()); } // expect
  void m62(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FluentIterable.from(List.of(p)).transform(s -> s + "a").filter(s -> true).first().get()); } // expect
  void m63(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + FluentIterable.from(List.of(p)).toList().get(0)); } // expect
  void m64(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.common.base.Optional.fromNullable(p).or("a")); } // expect
  void m65(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.common.base.Optional.of(p).transform(s -> s).get()); } // expect
  void m66(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MoreObjects.firstNonNull(p, "a")); } // expect
  void m67(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MoreObjects.toStringHelper("x").add("a", p).toString()); } // expect
  void m68(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Preconditions.checkNotNull(p)); } // expect
  void m69(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Verify.verifyNotNull(p)); } // expect
  void m70(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharMatcher.whitespace().removeFrom(p)); } // expect
  void m71(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharMatcher.anyOf("a").trimFrom(p)); } // expect
  void m72(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharMatcher.is('a').collapseFrom(p, 'b')); } // expect
  void m73(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharMatcher.is('a').replaceFrom("a", p)); } // expect
  void m74(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_CAMEL, p)); } // expect
  void m75(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Ascii.toLowerCase(p)); } // expect
  void m76(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Ascii.truncate(p, 3, "")); } // expect
  void m77(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Suppliers.memoize(() -> p).get()); } // expect
  void m78(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Suppliers.ofInstance(p).get()); } // expect
  void m79(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Functions.constant(p).apply(null)); } // expect
  void m80(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(BaseEncoding.base64().decode(p))); } // expect
  void m81(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(BaseEncoding.base16().lowerCase().decode(p))); } // expect
  void m82(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharSource.wrap(p).read()); } // expect
  void m83(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharSource.wrap(p).readLines().get(0)); } // expect
  void m84(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ByteSource.wrap(p.getBytes()).asCharSource(null).read()); } // expect
  void m85(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayDataInput in = ByteStreams.newDataInput(p.getBytes()); Runtime.getRuntime().exec("sh -c " + in.readUTF()); } // expect
  void m86(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ByteArrayDataOutput o = ByteStreams.newDataOutput(); o.write(p.getBytes()); Runtime.getRuntime().exec("sh -c " + new String(o.toByteArray())); } // expect
  void m87(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + new String(com.google.common.io.ByteStreams.toByteArray(req.getInputStream()))); } // expect
  void m88(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Futures.immediateFuture(p).get()); } // expect
  void m89(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Futures.getUnchecked(Futures.immediateFuture(p))); } // expect
  void m90(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Futures.transform(Futures.immediateFuture(p), s -> s + "a", MoreExecutors.directExecutor()).get()); } // expect
}
