package demo;
import com.sun.net.httpserver.*;
import java.io.*;
class Away implements HttpHandler {
  public void handle(HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().set("Location", exchange.getRequestURI().getQuery()); // expect
    exchange.sendResponseHeaders(302, -1);
  }
}
