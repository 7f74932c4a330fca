package shop;

import jakarta.servlet.http.*;

public class CardServlet extends HttpServlet {
  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {
    throw new IllegalArgumentException("There is no card " + request.getParameter("name"));
  }
}
