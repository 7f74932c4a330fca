package kept.pages;

import java.util.Map;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class PageController {
    private static final Map<String, String> PAGES = Map.of("start", "https://example.org/", "news", "https://example.org/news");

    private final PageStore store;

    public PageController(PageStore store) {
        this.store = store;
    }

    @PostMapping("/pages")
    public void add(@RequestParam String name) {
        store.save(name, PAGES.getOrDefault(name, "https://example.org/"));
    }
}
