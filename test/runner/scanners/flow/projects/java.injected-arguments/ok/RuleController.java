package injected.rules;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class RuleController {
    private final RuleFilter filter;

    public RuleController(RuleFilter filter) {
        this.filter = filter;
    }

    @GetMapping("/orders/matching")
    public boolean matching(@RequestParam String rule) {
        return filter.matches(rule, new Object());
    }
}
