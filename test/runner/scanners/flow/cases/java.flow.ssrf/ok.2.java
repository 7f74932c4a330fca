import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import javax.servlet.http.HttpServletRequest;

class Body {
  void send(HttpServletRequest request) throws Exception {
    HttpRequest call = HttpRequest.newBuilder()
      .uri(URI.create("https://hooks.acme.com/ping"))
      .POST(HttpRequest.BodyPublishers.ofString(request.getParameter("text")))
      .build();
    HttpClient.newHttpClient().send(call, null);
  }
}
