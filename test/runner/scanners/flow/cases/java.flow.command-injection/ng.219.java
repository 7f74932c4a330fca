package request219;

import io.helidon.webserver.Routing;
import io.helidon.webserver.ServerRequest;
import io.helidon.webserver.ServerResponse;
import io.helidon.webserver.Service;

public class HelidonSe3 implements Service {
  public void update(Routing.Rules rules) { rules.get("/a", this::a); }
  private void a(ServerRequest request, ServerResponse response) {
    try {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.queryParams().first("v").get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.path().param("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.headers().first("v").orElse("")}); // expect
    } catch (Exception e) { }
    request.content().as(String.class).thenAccept(b -> {
      try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + b}); } catch (Exception e) { } // expect
    });
  }
}
