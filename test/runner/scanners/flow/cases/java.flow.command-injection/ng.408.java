package prop.util.commonsmore4;
import javax.servlet.http.*;
import java.io.*;
import java.util.*;
import org.apache.commons.io.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
public class CommonsMore4Carriers extends HttpServlet {
  void m91(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.util.URLUtil.decode(p)); } // expect
  void m92(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.collection.CollUtil.join(List.of(p), ",")); } // expect
  void m93(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.convert.Convert.toStr(p)); } // expect
  void m94(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.collection.List.of(p).map(s -> s + "a").head()); } // expect
  void m95(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.collection.List.of(p).mkString(",")); } // expect
  void m96(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.collection.List.of("a").append(p).last()); } // expect
  void m97(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.collection.HashMap.of("a", p).get("a").get()); } // expect
  void m98(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.control.Option.of(p).map(s -> s).getOrElse("a")); } // expect
  void m99(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.control.Try.of(() -> p).map(s -> s + "a").getOrElse("x")); } // expect
  void m100(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.control.Try.of(() -> p).get()); } // expect
  void m101(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.control.Either.right(p).get()); } // expect
  void m102(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.control.Either.<String, String>left(p).getLeft()); } // expect
  void m103(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.Tuple.of("a", p)._2); } // expect
  void m104(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.Tuple.of("a", p)._2()); } // expect
  void m105(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.collection.Stream.of(p).foldLeft("", (a, b) -> a + b)); } // expect
  void m106(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.collection.List.ofAll(List.of(p)).toJavaList().get(0)); } // expect
  void m107(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + reactor.core.publisher.Mono.just(p).map(s -> s + "a").block()); } // expect
  void m108(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + reactor.core.publisher.Flux.just(p).flatMap(s -> reactor.core.publisher.Mono.just(s)).collectList().block().get(0)); } // expect
  void m109(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + reactor.core.publisher.Mono.fromCallable(() -> p).block()); } // expect
  void m110(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + reactor.core.publisher.Mono.zip(reactor.core.publisher.Mono.just("a"), reactor.core.publisher.Mono.just(p)).map(t -> t.getT2()).block()); } // expect
  void m111(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.reactivex.Observable.just(p).map(s -> s + "a").blockingFirst()); } // expect
  void m112(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.reactivex.Single.fromCallable(() -> p).blockingGet()); } // expect
  void m113(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CollectionUtils.isEmpty(List.of(p))); }
  void m114(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + MapUtils.getInteger(Map.of("a", p), "a")); }
  void m115(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.StringUtils.countOccurrencesOf(p, "a")); }
  void m116(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.DigestUtils.md5DigestAsHex(p.getBytes())); }
  void m117(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.springframework.util.NumberUtils.parseNumber(p, Integer.class)); }
  void m118(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.core.convert.Convert.toInt(p)); }
  void m119(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + cn.hutool.crypto.SecureUtil.md5(p)); }
  void m120(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + io.vavr.collection.List.of(p).length()); }
}
