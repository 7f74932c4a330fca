package portal;

import java.io.IOException;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;

@Controller
public class WelcomeController {
    private final ReturnTargets returnTargets;

    public WelcomeController(ReturnTargets returnTargets) {
        this.returnTargets = returnTargets;
    }

    @GetMapping("/welcome")
    public String welcome() throws IOException {
        Runtime.getRuntime().exec("open " + returnTargets.last());
        return "welcome";
    }
}
