package ping;
import java.util.*;
import javax.servlet.http.*;
public class PingServlet extends HttpServlet {
  public void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    if (!Rules.error(host).isPresent()) return;
    Runtime.getRuntime().exec("A " + host); // expect
  }
  public void doPost(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    if (Objects.nonNull(Rules.unproblem(host))) return;
    Runtime.getRuntime().exec("B " + host); // expect
  }
  public void doPut(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    Optional<String> safe = Rules.checked(host);
    if (safe.isPresent()) return;
    Runtime.getRuntime().exec("C " + host); // expect
  }
  public void doDelete(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    List<String> errors = Rules.problems(host);
    Runtime.getRuntime().exec("D " + host); // expect
  }
  public void doHead(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    if (null == Rules.problem(host)) return;
    Runtime.getRuntime().exec("E " + host); // expect
  }
  public void doOptions(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    String some = Optional.ofNullable(host).orElse("x");
    Runtime.getRuntime().exec("F " + some); // expect
    Optional.ofNullable(host).ifPresent(h -> { try { Runtime.getRuntime().exec("G " + h); } catch (Exception e) {} }); // expect
  }
  public void service(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String host = request.getParameter("host");
    Optional<String> problem = Rules.error(host);
    problem.ifPresent(text -> log(text));
    Runtime.getRuntime().exec("H " + host); // expect
  }
}
