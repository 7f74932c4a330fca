package shop;

import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;

@ApplicationScoped
public class Notices {
  public interface Delivery {
    String deliver() throws Exception;
  }

  private interface Place {
    Path resolve(String name);
  }

  private final HttpClient client = HttpClient.newHttpClient();
  private final Path root = Path.of("/srv/reports");

  public Delivery toHook(String address) {
    return () -> post(HttpRequest.newBuilder(URI.create(address)).GET());
  }

  public Delivery toDesk(int desk) {
    return () -> post(HttpRequest.newBuilder(URI.create("https://desk.example/" + desk)).GET());
  }

  private String post(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body(); // expect
  }

  public String read(String name) throws Exception {
    Place place = each -> root.resolve(each).normalize();
    return Files.readString(place.resolve(name)); // expect
  }
}
