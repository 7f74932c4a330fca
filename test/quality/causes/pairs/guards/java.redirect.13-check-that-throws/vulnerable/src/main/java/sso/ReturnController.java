package sso;

import java.util.Set;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

@Controller
public class ReturnController {
    private static final Set<String> TARGETS = Set.of("https://shop.example.com/", "https://blog.example.com/");

    @GetMapping("/sso/return")
    public String back(@RequestParam String target) {
        if (target.isEmpty()) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST);
        }
        return "redirect:" + target; // expect
    }
}
