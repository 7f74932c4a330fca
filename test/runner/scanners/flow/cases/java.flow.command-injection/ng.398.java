package prop.obj.async1;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class Async1Carriers extends HttpServlet {
  void m1(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.completedFuture(p).get()); } // expect
  void m2(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).join()); } // expect
  void m3(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> "a").thenApply(s -> s + p).get()); } // expect
  void m4(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).thenCompose(s -> CompletableFuture.supplyAsync(() -> s + "a")).get()); } // expect
  void m5(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> "a").thenCombine(CompletableFuture.supplyAsync(() -> p), (a, b) -> a + b).get()); } // expect
  void m6(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).handle((v, e) -> v).get()); } // expect
  void m7(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).whenComplete((v, e) -> {}).get()); } // expect
  void m8(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).exceptionally(e -> "x").get()); } // expect
  void m9(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).thenApplyAsync(String::trim).getNow("x")); } // expect
  void m10(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); CompletableFuture.supplyAsync(() -> p).thenAccept(sb::append); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m11(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); StringBuilder sb = new StringBuilder(); CompletableFuture.supplyAsync(() -> p).thenAcceptAsync(s -> sb.append(s)).join(); Runtime.getRuntime().exec("sh -c " + sb); } // expect
  void m12(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CompletableFuture<String> f = new CompletableFuture<>(); f.complete(p); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m13(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> p); CompletableFuture.allOf(f).join(); Runtime.getRuntime().exec("sh -c " + f.join()); } // expect
  void m14(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.anyOf(CompletableFuture.supplyAsync(() -> p)).get()); } // expect
  void m15(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).applyToEither(CompletableFuture.supplyAsync(() -> "a"), s -> s).get()); } // expect
  void m16(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ExecutorService ex = Executors.newFixedThreadPool(1); Future<String> f = ex.submit(() -> p + "a"); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m20(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); FutureTask<String> f = new FutureTask<>(() -> p); f.run(); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m21(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); FutureTask<String> f = new FutureTask<>(() -> p); new Thread(f).start(); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m23(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ScheduledExecutorService ex = Executors.newScheduledThreadPool(1); ScheduledFuture<String> f = ex.schedule(() -> p, 1, TimeUnit.SECONDS); Runtime.getRuntime().exec("sh -c " + f.get()); } // expect
  void m24(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicReference<String> r = new AtomicReference<>(); r.set(p); Runtime.getRuntime().exec("sh -c " + r.get()); } // expect
  void m25(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicReference<String> r = new AtomicReference<>(p); Runtime.getRuntime().exec("sh -c " + r.getAndSet("a")); } // expect
  void m26(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicReference<String> r = new AtomicReference<>("a"); r.compareAndSet("a", p); Runtime.getRuntime().exec("sh -c " + r.get()); } // expect
  void m27(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicReference<String> r = new AtomicReference<>("a"); r.updateAndGet(s -> s + p); Runtime.getRuntime().exec("sh -c " + r.get()); } // expect
  void m28(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicReference<String> r = new AtomicReference<>("a"); Runtime.getRuntime().exec("sh -c " + r.updateAndGet(s -> s + p)); } // expect
  void m29(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicReference<String> r = new AtomicReference<>("a"); r.accumulateAndGet(p, String::concat); Runtime.getRuntime().exec("sh -c " + r.get()); } // expect
  void m30(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicReferenceArray<String> r = new AtomicReferenceArray<>(3); r.set(0, p); Runtime.getRuntime().exec("sh -c " + r.get(0)); } // expect
}
