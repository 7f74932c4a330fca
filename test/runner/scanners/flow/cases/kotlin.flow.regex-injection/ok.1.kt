import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: Int) {
        val found = Regex("^$value").containsMatchIn(text)
    }
}
