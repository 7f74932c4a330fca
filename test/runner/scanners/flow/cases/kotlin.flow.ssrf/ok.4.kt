import okhttp3.HttpUrl.Companion.toHttpUrl
import okhttp3.OkHttpClient
import okhttp3.Request
import org.springframework.web.bind.annotation.*

@RestController
class Trams {
    private val http = OkHttpClient.Builder().build()

    @GetMapping("/trams")
    fun position(@RequestParam id: String): String? {
        val url = "https://trams.example/positions".toHttpUrl().newBuilder().addQueryParameter("id", id).build()
        return http.newCall(Request.Builder().url(url).build()).execute().body?.string()
    }
}
