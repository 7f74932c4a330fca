package filteredokb;
import org.springframework.web.bind.annotation.*;
@RestController
public class PingController {
    private final FilteredOkBTools tools;
    public PingController(FilteredOkBTools tools) { this.tools = tools; }
    @GetMapping("/ping")
    public String ping(@RequestParam String host) throws Exception {
        return "ok";
    }
    @GetMapping("/admin/ping")
    public String admin(@RequestParam("host") String name) throws Exception {
        tools.ping(name);
        return "ok";
    }
}
