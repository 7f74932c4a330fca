package app

import org.springframework.stereotype.Controller
import org.springframework.web.bind.annotation.*

@Controller
class Out {
    @GetMapping("/out")
    fun out(@RequestParam id: Int): String = "redirect:/pages/$id"
}
