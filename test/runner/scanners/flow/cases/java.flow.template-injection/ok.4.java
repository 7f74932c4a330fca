import io.pebbletemplates.pebble.PebbleEngine;
import org.springframework.web.bind.annotation.*;

@RestController
class Cards {
  private final PebbleEngine engine = new PebbleEngine.Builder().build();

  @PostMapping("/card")
  String card(@RequestParam String title) throws Exception {
    engine.getTemplate("cards/plain.peb").evaluate(new java.io.StringWriter(), java.util.Map.of("title", title));
    return "ok";
  }
}
