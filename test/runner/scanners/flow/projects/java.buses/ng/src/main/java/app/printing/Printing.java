package app.printing;

import app.orders.*;
import com.google.common.eventbus.Subscribe;
import jakarta.enterprise.event.Observes;
import org.axonframework.commandhandling.CommandHandler;

public class Printing {
  @Subscribe
  public void paid(OrderPaid event) throws java.io.IOException {
    Runtime.getRuntime().exec("sh -c lp " + event.note()); // expect
  }

  public void sent(@Observes OrderSent event) throws java.io.IOException {
    Runtime.getRuntime().exec("sh -c lp " + event.note()); // expect
  }

  @CommandHandler
  public void close(CloseOrder command) throws java.io.IOException {
    Runtime.getRuntime().exec("sh -c lp " + command.note()); // expect
  }
}
