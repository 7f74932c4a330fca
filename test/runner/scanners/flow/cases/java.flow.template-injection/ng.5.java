import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.StringLoader;
import org.springframework.web.bind.annotation.*;

@RestController
class Layouts {
  private final PebbleEngine engine = new PebbleEngine.Builder().loader(new StringLoader()).build();

  @PostMapping("/preview")
  String preview(@RequestParam String layout) throws Exception {
    engine.getTemplate(layout); // expect
    return "ok";
  }
}
