package events

import org.springframework.stereotype.Controller
import org.springframework.ui.Model
import org.springframework.ui.set
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam

@Controller
class EventController {
    @GetMapping("/events/preview")
    fun preview(@RequestParam title: String, @RequestParam details: String, model: Model): String {
        model["title"] = title
        model.addAttribute("details", details)
        return "events/preview"
    }
}
