import java.net.URI;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.util.UriComponentsBuilder;

@RestController
class Items {
  private final RestTemplate rest = new RestTemplate();

  @GetMapping("/item")
  String item(@RequestParam String base, @RequestParam String id) {
    URI uri = UriComponentsBuilder.fromHttpUrl(base).pathSegment(id).build().toUri();
    return rest.getForObject(uri, String.class); // expect
  }

  @GetMapping("/host")
  String host(@RequestParam String host) {
    URI uri = UriComponentsBuilder.newInstance().scheme("https").host(host).path("/status").build().toUri();
    return rest.getForObject(uri, String.class); // expect
  }
}
