import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: Int) {
        val type = Class.forName("shop.plugins.$value")
    }
}
