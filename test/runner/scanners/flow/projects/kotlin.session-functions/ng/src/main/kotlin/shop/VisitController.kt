package shop

import jakarta.servlet.http.HttpServletRequest
import org.springframework.stereotype.Controller
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam

@Controller
class VisitController(private val visits: Visits) {
    @GetMapping("/enter")
    fun enter(@RequestParam("page") page: String, request: HttpServletRequest): String {
        visits.note(request, page)
        return "entered"
    }
}
