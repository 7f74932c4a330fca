package request223;

import com.sun.net.httpserver.*;
import java.io.*;

public class JdkServer implements HttpHandler {
  public void handle(HttpExchange t) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + t.getRequestURI().getQuery()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + t.getRequestHeaders().getFirst("v")}); // expect
    String b = new String(t.getRequestBody().readAllBytes());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + b}); // expect
    BufferedReader br = new BufferedReader(new InputStreamReader(t.getRequestBody()));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + br.readLine()}); // expect
  }
  void start(HttpServer server) {
    server.createContext("/a", exchange -> {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + exchange.getRequestURI().getPath()}); // expect
    });
  }
}
