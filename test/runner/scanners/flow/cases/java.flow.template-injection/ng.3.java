import io.pebbletemplates.pebble.PebbleEngine;
import org.springframework.web.bind.annotation.*;

@RestController
class Previews {
  @PostMapping("/preview")
  String preview(@RequestParam String template) throws Exception {
    return new PebbleEngine.Builder().build().getLiteralTemplate(template).getName(); // expect
  }
}
