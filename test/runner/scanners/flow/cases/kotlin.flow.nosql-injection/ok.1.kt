import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: Int) {
        tickets.find(Document.parse("{ owner: '$value' }")).first()
    }
}
