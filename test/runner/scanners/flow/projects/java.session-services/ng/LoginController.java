package portal;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

@Controller
public class LoginController {
    private final ReturnTargets returnTargets;

    public LoginController(ReturnTargets returnTargets) {
        this.returnTargets = returnTargets;
    }

    @GetMapping("/login")
    public String form(@RequestParam String target) {
        returnTargets.remember(target);
        return "login";
    }
}
