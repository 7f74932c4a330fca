package feeds
import jakarta.validation.Valid
import jakarta.validation.constraints.Pattern
import jakarta.ws.rs.POST
import jakarta.ws.rs.Path
import okhttp3.OkHttpClient
import okhttp3.Request

data class Sub(
    @field:Pattern(regexp = "^(webcal|https)://(calendar\\.google\\.com|outlook\\.office365\\.com)/[\\w./%-]+$")
    val url: String = "",
) {
    fun toFeed() = Feed(address = url.replaceFirst("webcal://", "https://"))
    fun toFeed2() = Feed(address = url)
}
data class Feed(val address: String)
@Path("/x")
class R {
    private val http = OkHttpClient()
    @POST
    fun a(@Valid request: Sub) {
        http.newCall(Request.Builder().url(request.url).build()).execute()
    }
    @POST
    fun b(@Valid request: Sub) {
        http.newCall(Request.Builder().url(request.toFeed().address).build()).execute()
    }
    @POST
    fun c(@Valid request: Sub) {
        http.newCall(Request.Builder().url(request.toFeed2().address).build()).execute()
    }
    @POST
    fun e(request: Sub) {
        http.newCall(Request.Builder().url(request.url).build()).execute() // expect
    }
    @POST
    fun d(@Valid request: Sub) {
        http.newCall(Request.Builder().url(request.url.replaceFirst("webcal://", "https://")).build()).execute()
    }
}
