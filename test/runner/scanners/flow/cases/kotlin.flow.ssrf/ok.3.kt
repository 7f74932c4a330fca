import com.github.kittinunf.fuel.httpGet
import org.springframework.web.bind.annotation.*

@RestController
class Tides {
    @GetMapping("/tides")
    fun tides(@RequestParam station: Int): String =
        "https://tides.example/$station".httpGet().responseString().toString()
}
