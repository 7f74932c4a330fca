import org.springframework.web.bind.annotation.*

@RestController
class Case() {
    @PostMapping("/case")
    fun handle(@RequestParam value: Int) {
        xpath.compile("/users/user[name='$value']/role")
    }
}
