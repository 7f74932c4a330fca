import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: String) {
        Velocity.evaluate(context, writer, "mail", "Dear " + value) // expect
    }
}
