package shop;

import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

@ApplicationScoped
public class Notices {
  public interface Delivery {
    String deliver() throws Exception;
  }

  private interface Place {
    Path resolve(String name);
  }

  private static final Map<String, String> HOOKS = Map.of("main", "https://main.example/", "test", "https://test.example/");
  private final HttpClient client = HttpClient.newHttpClient();
  private final Path root = Path.of("/srv/reports");

  public Delivery toHook(String name) {
    return () -> post(HttpRequest.newBuilder(URI.create(HOOKS.getOrDefault(name, "https://main.example/"))).GET());
  }

  public Delivery toDesk(int desk) {
    return () -> post(HttpRequest.newBuilder(URI.create("https://desk.example/" + desk)).GET());
  }

  private String post(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
  }

  public String read(String name) throws Exception {
    Place place = each -> inside(each);
    return Files.readString(place.resolve(name));
  }

  private Path inside(String name) {
    Path file = root.resolve(name).normalize();
    if (!file.startsWith(root)) {
      throw new IllegalArgumentException("outside");
    }
    return file;
  }
}
