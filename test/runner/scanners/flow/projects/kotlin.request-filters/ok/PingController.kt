package filteredok.web
import org.springframework.web.bind.annotation.*
@RestController
@RequestMapping("/ping")
class PingController(private val tools: FilteredOkTools) {
    @GetMapping("/a") fun ping(@RequestParam host: String, @RequestParam label: String) {
        tools.ping(host)
    }
}
