package stored230

import io.ktor.client.*
import io.ktor.client.call.*
import io.ktor.client.request.*
import io.ktor.client.statement.*
import io.ktor.client.plugins.websocket.*
import io.ktor.http.*
import okhttp3.OkHttpClient
import okhttp3.Request
import java.net.URI
import java.net.URL
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import org.springframework.web.client.RestTemplate
import org.springframework.web.client.getForObject
import org.springframework.web.client.RestClient
import org.springframework.web.client.body
import org.springframework.web.reactive.function.client.WebClient
import org.springframework.web.reactive.function.client.awaitBody
import org.springframework.web.reactive.function.client.bodyToMono
import com.github.kittinunf.fuel.httpGet

data class Host(val name: String, val port: Int)
class HttpHosts(private val client: HttpClient, private val ok: OkHttpClient, private val restTemplate: RestTemplate, private val rest: RestClient, private val web: WebClient, private val jdk: java.net.http.HttpClient) {
  suspend fun ktor() {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + client.get("https://example.com").bodyAsText())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${client.get("https://example.com").body<String>()}")) // expect
    val host: Host = client.get("https://example.com").body()
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + host.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + host.port))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${client.post("https://example.com") { setBody("x") }.body<Host>().name}")) // expect
    val response = client.request("https://example.com") { method = HttpMethod.Get }
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + response.bodyAsText())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + response.headers["X-Name"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + response.status.value))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${client.get("https://example.com").body<List<Host>>().first().name}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + String(response.readBytes()))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + String(response.readRawBytes()))) // expect
  }
  fun okhttp() {
    ok.newCall(Request.Builder().url("https://example.com").build()).execute().use { response -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + response.body?.string())) } // expect
    ok.newCall(Request.Builder().url("https://example.com").build()).execute().use { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.body!!.string())) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + URL("https://example.com").readText())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + URI("https://example.com").toURL().readText())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jdk.send(HttpRequest.newBuilder(URI("https://example.com")).build(), HttpResponse.BodyHandlers.ofString()).body())) // expect
    "https://example.com".httpGet().responseString { _, _, result -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + result.get())) } // expect
  }
  suspend fun spring() {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${restTemplate.getForObject<String>("https://example.com")}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + restTemplate.getForObject("https://example.com", Host::class.java)?.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + restTemplate.getForEntity("https://example.com", String::class.java).body)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + restTemplate.exchange("https://example.com", org.springframework.http.HttpMethod.GET, null, Host::class.java).body!!.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${rest.get().uri("/x").retrieve().body<String>()}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${web.get().uri("/x").retrieve().awaitBody<String>()}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${web.get().uri("/x").retrieve().awaitBody<Host>().name}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${web.get().uri("/x").retrieve().bodyToMono<String>().block()}")) // expect
  }
}
