import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class Jobs {
    @PostMapping("/jobs")
    fun start(@RequestParam name: String) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "job $name")) // expect high
    }
}
