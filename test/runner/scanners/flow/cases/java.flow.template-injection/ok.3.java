import org.springframework.http.MediaType;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.*;

@Controller
public class PageController {
    @GetMapping("/page")
    public String page(@RequestParam String theme, Model model) {
        model.addAttribute("theme", theme);
        return "page";
    }

    @GetMapping("/number")
    public String number(@RequestParam long number) {
        return "pages/" + number;
    }

    @GetMapping("/chosen")
    public String chosen(@RequestParam String theme) {
        return "dark".equals(theme) ? "dark/page" : "light/page";
    }

    @GetMapping("/next")
    public String next(@RequestParam String id) {
        return "redirect:/pages/" + id;
    }

    @GetMapping(value = "/text", produces = MediaType.TEXT_PLAIN_VALUE)
    @ResponseBody
    public String text(@RequestParam String text) {
        return "text " + text;
    }
}
