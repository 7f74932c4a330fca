package filteredngb;
import org.springframework.web.bind.annotation.*;
@RestController
public class PingController {
    private final FilteredNgBTools tools;
    public PingController(FilteredNgBTools tools) { this.tools = tools; }
    @GetMapping("/ping")
    public String ping(@RequestParam String host) throws Exception {
        tools.label(host);
        return "ok";
    }
    @GetMapping("/admin/ping")
    public String admin(@RequestParam("host") String name) throws Exception {
        tools.ping(name);
        return "ok";
    }
}
