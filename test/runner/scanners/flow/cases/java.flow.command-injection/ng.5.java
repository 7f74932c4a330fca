import jakarta.servlet.http.*;
class B extends HttpServlet {
  enum Mode { FAST, SLOW; String cmd() { return "x " + name(); } static Mode of(String s) { return valueOf(s); } }
  protected void doGet(HttpServletRequest q, HttpServletResponse r) throws Exception {
    Runtime.getRuntime().exec("x " + Mode.valueOf(q.getParameter("m")));
    Runtime.getRuntime().exec(Mode.valueOf(q.getParameter("m")).cmd());
    Runtime.getRuntime().exec("x " + Mode.of(q.getParameter("m")).name());
    Runtime.getRuntime().exec("x " + Enum.valueOf(Mode.class, q.getParameter("m")));
    Runtime.getRuntime().exec("x " + q.getParameter("other")); // expect
  }
}
