import com.github.kittinunf.fuel.Fuel
import com.github.kittinunf.fuel.httpGet
import org.springframework.core.io.Resource
import org.springframework.core.io.UrlResource
import org.springframework.web.bind.annotation.*

@RestController
class Weather {
    @GetMapping("/weather")
    fun weather(@RequestParam station: String): String {
        Fuel.get("http://$station/now").responseString() // expect
        return "http://$station/current".httpGet().responseString().toString() // expect
    }

    @GetMapping("/chart")
    fun chart(@RequestParam location: String): Resource = UrlResource(location) // expect
}
