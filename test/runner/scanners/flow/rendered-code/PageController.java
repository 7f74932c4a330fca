package app;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.*;
@Controller
class PageController {
  @GetMapping("/page")
  String page(@RequestParam String text, Model model) {
    model.addAttribute("text", text);
    model.addAttribute("title", "x");
    return "page";
  }
}
