import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.servlet.ModelAndView;

@Controller
public class PageController {
    @GetMapping("/page")
    public String page(@RequestParam String theme) {
        return "themes/" + theme + "/page"; // expect
    }

    @GetMapping("/other")
    public ModelAndView other(@RequestParam String theme) {
        return new ModelAndView("themes/" + theme); // expect
    }
}
