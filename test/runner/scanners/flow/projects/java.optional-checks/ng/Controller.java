package optionalsng;
import org.springframework.web.bind.annotation.*;
@RestController
public class Controller {
    private final OptionalsNgTools tools = new OptionalsNgTools();
    @GetMapping("/a") public void a(@RequestParam String host, @RequestParam String label) throws Exception {
        if (!Checks.host(host).isPresent()) return;
        tools.al(host);
        if (!Checks.isSet(label)) return;
        tools.a(label);
    }
    @GetMapping("/b") public void b(@RequestParam String host, @RequestParam String label) throws Exception {
        if (Checks.isHost(host)) tools.bl(host);
        tools.b(java.util.Optional.of(label).filter(x -> !x.isEmpty()).orElse("x"));
    }
    @GetMapping("/c") public void c(@RequestParam String host, @RequestParam String label) throws Exception {
        if (Checks.host(host).isEmpty()) throw new IllegalArgumentException();
        tools.cl(host);
        tools.c(Checks.host(label).orElse(label));
    }
}
