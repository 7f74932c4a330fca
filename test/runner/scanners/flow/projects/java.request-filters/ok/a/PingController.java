package filteredoka;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.*;
@RestController
public class PingController {
    private final FilteredOkATools tools;
    public PingController(FilteredOkATools tools) { this.tools = tools; }
    @GetMapping("/ping")
    public String ping(@RequestParam String host, @RequestParam String label) throws Exception {
        tools.ping(host);
        return "ok";
    }
    @GetMapping("/ping2")
    public String ping2(HttpServletRequest request) throws Exception {
        tools.ping2(request.getParameter("host"));
        return "ok";
    }
}
