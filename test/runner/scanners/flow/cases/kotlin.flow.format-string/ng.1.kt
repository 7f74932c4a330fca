import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: String) {
        val line = String.format(value, 42) // expect
    }
}
