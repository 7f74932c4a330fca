package optionalsok;
import org.springframework.web.bind.annotation.*;
@RestController
public class Controller {
    private final OptionalsOkTools tools = new OptionalsOkTools();
    @GetMapping("/a") public void a(@RequestParam String host, @RequestParam String label) throws Exception {
        if (!Checks.host(host).isPresent()) return;
        tools.al(host);
        if (!Checks.isSet(label)) return;
    }
    @GetMapping("/b") public void b(@RequestParam String host, @RequestParam String label) throws Exception {
        if (Checks.isHost(host)) tools.bl(host);
    }
    @GetMapping("/c") public void c(@RequestParam String host, @RequestParam String label) throws Exception {
        if (Checks.host(host).isEmpty()) throw new IllegalArgumentException();
        tools.cl(host);
    }
}
