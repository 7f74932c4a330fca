import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam

class Hosts {
    @GetMapping("/hosts")
    fun isHost(@RequestParam name: String): Boolean = HOST_NAME.matches(name)

    companion object {
        private val HOST_NAME = Regex("[a-z]+(\\.[a-z]+)*")
    }
}
