package app.orders;

import com.google.common.eventbus.EventBus;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.servlet.http.*;
import org.axonframework.commandhandling.gateway.CommandGateway;

public class OrderServlet extends HttpServlet {
  @Inject private EventBus eventBus;
  @Inject private Event<OrderSent> sent;
  @Inject private CommandGateway commandGateway;

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) {
    eventBus.post(new OrderPaid(request.getParameter("note")));
    sent.fire(new OrderSent(request.getParameter("note")));
    commandGateway.send(new CloseOrder(request.getParameter("note")));
  }
}
