package prop.util.guava4;
import javax.servlet.http.*;
import com.google.common.base.*;
import com.google.common.collect.*;
import com.google.common.io.*;
import com.google.common.cache.*;
import com.google.common.util.concurrent.*;
import java.util.*;
import java.util.concurrent.*;
public class Guava4Carriers extends HttpServlet {
  void m91(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); SettableFuture<String> f = SettableFuture.create(); f.set(p); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m92(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Cache<String, String> c = CacheBuilder.newBuilder().build(); c.put("a", p); Runtime.getRuntime().exec("sh -c " + c.getIfPresent("a")); } // expect
  void m93(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Cache<String, String> c = CacheBuilder.newBuilder().build(); Runtime.getRuntime().exec("sh -c " + c.get("a", () -> p)); } // expect
  void m95(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); EvictingQueue<String> q = EvictingQueue.create(3); q.add(p); Runtime.getRuntime().exec("sh -c " + q.poll()); } // expect
  void m96(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Ordering.natural().sortedCopy(List.of(p)).get(0)); } // expect
  void m97(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Streams.stream(List.of(p)).findFirst().get()); } // expect
  void m98(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectArrays.concat(new String[0], p)[0]); } // expect
  void m99(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Collections2.transform(List.of(p), s -> s).iterator().next()); } // expect
  void m100(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.common.net.HostAndPort.fromString(p).getHost()); } // expect
  void m101(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.common.html.HtmlEscapers.htmlEscaper().escape(p)); } // expect
  void m102(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Strings.isNullOrEmpty(p)); }
  void m103(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.common.primitives.Ints.tryParse(p)); }
  void m104(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharMatcher.digit().matchesAllOf(p)); }
  void m105(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CharMatcher.is('a').countIn(p)); }
  void m106(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + com.google.common.hash.Hashing.sha256().hashString(p, null).toString()); }
  void m107(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Enums.getIfPresent(Thread.State.class, p).orNull()); }
  void m109(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + BaseEncoding.base64().encode(p.getBytes())); }
  void m110(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Iterables.size(List.of(p))); }
}
