package request220;

import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.http.HeaderNames;
import jakarta.json.JsonObject;

public class HelidonSe4 implements HttpService {
  public void routing(HttpRules rules) {
    rules.get("/a", this::a);
    rules.get("/l", (req, res) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.query().get("v")}); res.send(""); }); // expect
  }
  void a(ServerRequest req, ServerResponse res) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.query().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.path().pathParameters().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.content().as(String.class)}); // expect
    JsonObject o = req.content().as(JsonObject.class);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.getString("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.headers().get(HeaderNames.USER_AGENT).get()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.headers().cookies().first("v").get()}); // expect
    int n = Integer.parseInt(req.query().get("n"));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n});
  }
}
