import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

class Replaced {
  void go(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String next = request.getParameter("next");
    if (next == null || !next.startsWith("/") || next.startsWith("//")) {
      next = "/home";
    }
    response.sendRedirect(next);
  }
}
