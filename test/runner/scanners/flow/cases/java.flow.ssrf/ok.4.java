import java.net.URI;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.util.UriComponentsBuilder;

@RestController
class Items {
  private final RestTemplate rest = new RestTemplate();

  @GetMapping("/item")
  String item(@RequestParam String id) {
    URI uri = UriComponentsBuilder.fromHttpUrl("https://api.example.com/items/").pathSegment(id).queryParam("q", id).build().toUri();
    return rest.getForObject(uri, String.class);
  }
}
