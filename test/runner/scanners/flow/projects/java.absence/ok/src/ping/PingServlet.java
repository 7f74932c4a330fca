package ping;
import java.util.*;
import javax.servlet.http.*;
public class PingServlet extends HttpServlet {
  public void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    if (Rules.error(host).isPresent()) return;
    Runtime.getRuntime().exec("a " + host);
  }
  public void doPost(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    Optional<String> safe = Rules.checked(host);
    if (safe.isEmpty()) return;
    Runtime.getRuntime().exec("b " + host);
    Runtime.getRuntime().exec("c " + safe.get());
  }
  public void doPut(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    String safe = Rules.checked(host).orElseThrow();
    Runtime.getRuntime().exec("d " + host);
    Runtime.getRuntime().exec("e " + safe);
  }
  public void doDelete(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    if (Objects.nonNull(Rules.problem(host))) return;
    Runtime.getRuntime().exec("f " + host);
  }
  public void doHead(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    if (null != Rules.problem(host)) return;
    Runtime.getRuntime().exec("g " + host);
  }
  public void doOptions(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    if (Objects.isNull(Rules.problem(host))) Runtime.getRuntime().exec("h " + host);
  }
  public void doTrace(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    List<String> errors = Rules.problems(host);
    if (!errors.isEmpty()) return;
    Runtime.getRuntime().exec("i " + host);
  }
  public void service(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    Optional.of(host).filter(h -> h.matches("[a-z]+")).ifPresent(h -> { try { Runtime.getRuntime().exec("j " + h); } catch (Exception e) {} });
    String some = Optional.ofNullable(request.getParameter("some")).filter(h -> h.matches("[a-z]+")).orElseThrow();
    Runtime.getRuntime().exec("k " + some);
    String other = Optional.ofNullable(request.getParameter("other")).map(String::trim).filter(h -> h.matches("[a-z]+")).orElse("x");
    Runtime.getRuntime().exec("l " + other);
  }
}
class TraceServlet extends HttpServlet {
  public void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    List<String> errors = Rules.problems(host);
    if (errors.size() > 0) { response.sendError(400); return; }
    Runtime.getRuntime().exec("o " + host);
  }
  public void doPost(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    String problem = Rules.problem(host);
    if (problem != null) throw new IllegalArgumentException(problem);
    Runtime.getRuntime().exec("p " + host);
  }
  public void doPut(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    Optional<String> problem = Rules.error(host);
    if (!problem.isPresent()) { Runtime.getRuntime().exec("q " + host); }
    problem.ifPresent(text -> { throw new IllegalArgumentException(text); });
    Runtime.getRuntime().exec("r " + host);
  }
  public void doDelete(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    Map<String, String> errors = new HashMap<>();
    if (!host.matches("[a-z]+")) errors.put("host", "bad");
    if (errors.isEmpty()) Runtime.getRuntime().exec("s " + host);
  }
}
