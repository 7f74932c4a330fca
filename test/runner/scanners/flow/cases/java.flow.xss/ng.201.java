package demo;
import com.sun.net.httpserver.*;
import java.io.*;
class W implements HttpHandler {
  public void handle(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getQuery();
    exchange.sendResponseHeaders(200, 0);
    try (Writer out = new OutputStreamWriter(exchange.getResponseBody())) {
      out.write("<h1>" + query + "</h1>"); // expect
    }
  }
}
class X implements HttpHandler {
  public void handle(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getQuery();
    try (Writer out = new OutputStreamWriter(new FileOutputStream("x.log"))) {
      out.write("<h1>" + query + "</h1>");
    }
  }
}
