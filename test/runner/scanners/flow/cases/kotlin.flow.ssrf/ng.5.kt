import okhttp3.OkHttpClient
import okhttp3.Request
import org.springframework.web.bind.annotation.*

@RestController
class Vehicles {
    private val http = OkHttpClient.Builder().build()

    @GetMapping("/vehicles")
    fun position(@RequestParam host: String): String? =
        http.newCall(Request.Builder().url("https://$host/positions").build()).execute().body?.string() // expect
}
