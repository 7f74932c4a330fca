import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: String) {
        xpath.compile("/users/user[name='$value']/role") // expect
    }
}
