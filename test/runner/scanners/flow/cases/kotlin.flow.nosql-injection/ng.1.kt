import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: String) {
        tickets.find(Document.parse("{ owner: '$value' }")).first() // expect
    }
}
