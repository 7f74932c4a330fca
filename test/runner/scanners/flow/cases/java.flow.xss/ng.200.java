package demo;
import com.sun.net.httpserver.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
class Board implements HttpHandler {
  public void handle(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getQuery();
    byte[] page = ("<h1>" + query + "</h1>").getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html");
    exchange.sendResponseHeaders(200, page.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(page); // expect
    }
  }
}
