package filterednga;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.*;
@RestController
public class PingController {
    private final FilteredNgATools tools;
    public PingController(FilteredNgATools tools) { this.tools = tools; }
    @GetMapping("/ping")
    public String ping(@RequestParam String host, @RequestParam String label) throws Exception {
        tools.ping(host);
        tools.label(label);
        return "ok";
    }
    @GetMapping("/ping2")
    public String ping2(HttpServletRequest request) throws Exception {
        tools.ping2(request.getParameter("host"));
        tools.label2(request.getParameter("label"));
        return "ok";
    }
}
