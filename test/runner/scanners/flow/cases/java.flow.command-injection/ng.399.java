package prop.obj.async2;
import javax.servlet.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class Async2Carriers extends HttpServlet {
  void m31(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ThreadLocal<String> t = new ThreadLocal<>(); t.set(p); Runtime.getRuntime().exec("sh -c " + t.get()); } // expect
  void m32(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ThreadLocal<String> t = ThreadLocal.withInitial(() -> p); Runtime.getRuntime().exec("sh -c " + t.get()); } // expect
  void m33(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Exchanger<String> e = new Exchanger<>(); Runtime.getRuntime().exec("sh -c " + e.exchange(p)); } // expect
  void m34(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); SynchronousQueue<String> q = new SynchronousQueue<>(); q.put(p); Runtime.getRuntime().exec("sh -c " + q.take()); } // expect
  void m35(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); DelayQueue q2 = null; LinkedBlockingDeque<String> q = new LinkedBlockingDeque<>(); q.putFirst(p); Runtime.getRuntime().exec("sh -c " + q.takeLast()); } // expect
  void m36(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>(); q.add(p); Runtime.getRuntime().exec("sh -c " + q.poll()); } // expect
  void m37(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] out = new String[1]; Thread t = new Thread(() -> { out[0] = p; }); t.start(); t.join(); Runtime.getRuntime().exec("sh -c " + out[0]); } // expect
  void m38(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] out = new String[1]; Runnable t = () -> out[0] = p; t.run(); Runtime.getRuntime().exec("sh -c " + out[0]); } // expect
  void m39(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); String[] out = new String[1]; Executors.newCachedThreadPool().execute(() -> out[0] = p); Runtime.getRuntime().exec("sh -c " + out[0]); } // expect
  void m40(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ForkJoinPool.commonPool().submit(() -> p).get()); } // expect
  void m42(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); AtomicInteger a = new AtomicInteger(); a.addAndGet(p.length()); Runtime.getRuntime().exec("sh -c " + a.get()); }
  void m43(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p.length()).get()); }
  void m44(HttpServletRequest req) throws Exception { String p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + CompletableFuture.supplyAsync(() -> p).thenApply(Integer::parseInt).get()); }
}
