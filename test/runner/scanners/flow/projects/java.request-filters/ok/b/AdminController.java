package filteredokb;
import org.springframework.web.bind.annotation.*;
@RestController
@RequestMapping("/admin")
public class AdminController {
    private final FilteredOkBTools tools;
    public AdminController(FilteredOkBTools tools) { this.tools = tools; }
    @GetMapping("/label")
    public String label(@RequestParam String host, @RequestParam String label) throws Exception {
        tools.ping2(host);
        return "ok";
    }
}
