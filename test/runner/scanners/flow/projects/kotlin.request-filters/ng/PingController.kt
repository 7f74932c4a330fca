package filteredng.web
import org.springframework.web.bind.annotation.*
@RestController
@RequestMapping("/ping")
class PingController(private val tools: FilteredNgTools) {
    @GetMapping("/a") fun ping(@RequestParam host: String, @RequestParam label: String) {
        tools.ping(host)
        tools.label(label)
    }
}
