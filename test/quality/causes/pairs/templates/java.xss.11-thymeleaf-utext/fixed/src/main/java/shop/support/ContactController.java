package shop.support;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

@Controller
public class ContactController {
    @PostMapping("/contact")
    public String submit(@RequestParam String name, @RequestParam String message, Model model) {
        model.addAttribute("name", name);
        model.addAttribute("message", message);
        return "contact/thanks";
    }
}
