package shop;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validator;
import java.util.Set;

public class PriceServlet extends HttpServlet {
  private final Validator validator;
  private final PriceStore store;

  public PriceServlet(Validator validator, PriceStore store) {
    this.validator = validator;
    this.store = store;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {
    PriceQuery query = new PriceQuery(request.getParameter("sku"), request.getParameter("currency"));
    Set<ConstraintViolation<PriceQuery>> violations = validator.validate(query);
    if (!violations.isEmpty()) {
      response.setStatus(400);
      return;
    }
    store.find(query);
  }
}
