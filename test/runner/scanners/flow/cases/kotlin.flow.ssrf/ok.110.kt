import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.net.URL
val HOSTS = setOf("a.example", "b.example")
fun Application.module() = routing {
    get("/1") {
        val host = call.request.queryParameters["host"] ?: ""
        val errors = mutableListOf<String>()
        if (host !in HOSTS) errors += "host"
        if (call.request.queryParameters["n"] == null) errors.add("n")
        if (errors.isNotEmpty()) return@get call.respondText("bad")
        call.respondText(URL("https://$host/logo").readText())
    }
    get("/2") {
        val host = call.request.queryParameters["host"] ?: ""
        val errors = mutableMapOf<String, String>()
        if (host !in HOSTS) errors["host"] = "x"
        if (errors.isEmpty()) call.respondText(URL("https://$host/logo").readText())
    }
}
