package filteredngb;
import org.springframework.web.bind.annotation.*;
@RestController
@RequestMapping("/admin")
public class AdminController {
    private final FilteredNgBTools tools;
    public AdminController(FilteredNgBTools tools) { this.tools = tools; }
    @GetMapping("/label")
    public String label(@RequestParam String host, @RequestParam String label) throws Exception {
        tools.ping2(host);
        tools.label2(label);
        return "ok";
    }
}
