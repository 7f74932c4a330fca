package shipping

import org.springframework.stereotype.Controller
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.servlet.view.RedirectView

@Controller
class LanguageController : BaseController() {
    @GetMapping("/language")
    fun change(@RequestParam english: Boolean, @RequestParam page: String): RedirectView {
        Language.english = english
        return back(page)
    }
}
