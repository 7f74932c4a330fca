package shop;

import java.util.Optional;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class CartServlet extends HttpServlet {
  private final SignedText signed = new SignedText(System.getenv("KEY"));
  private final CartReader reader = new CartReader();

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {
    Optional<byte[]> data = signed.read(request.getParameter("cart"));
    data.map(reader::read).ifPresent(cart -> request.setAttribute("size", 1));
  }
}
