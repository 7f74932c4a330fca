package demo;
import com.sun.net.httpserver.*;
import java.io.*;
class Echo implements HttpHandler {
  public void handle(HttpExchange exchange) throws IOException {
    byte[] page = exchange.getRequestBody().readAllBytes();
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(200, page.length);
    exchange.getResponseBody().write(page);
  }
}
