package shop;

import java.util.Map;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class RenderController {
  private final Map<String, Renderer> renderers;

  public RenderController(Map<String, Renderer> renderers) {
    this.renderers = renderers;
  }

  @PostMapping("/render")
  public void render(@RequestParam String kind, @RequestBody String document) {
    renderers.get(kind).render(document);
  }
}
