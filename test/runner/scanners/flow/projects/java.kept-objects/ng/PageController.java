package kept.pages;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class PageController {
    private final PageStore store;

    public PageController(PageStore store) {
        this.store = store;
    }

    @PostMapping("/pages")
    public void add(@RequestParam String name, @RequestParam String address) {
        store.save(name, address);
    }
}
