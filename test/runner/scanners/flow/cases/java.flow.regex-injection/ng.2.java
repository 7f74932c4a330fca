package text;

import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.*;

@RestController
public class Grep {
    @GetMapping("/grep")
    public boolean grep(@RequestParam String pattern, @RequestParam String text) {
        return Pattern.compile(pattern).matcher(text).find(); // expect
    }
}
