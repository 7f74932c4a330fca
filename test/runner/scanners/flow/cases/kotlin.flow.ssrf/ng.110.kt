import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.net.URL
val HOSTS = setOf("a.example", "b.example")
fun Application.module() = routing {
    get("/3") {
        val host = call.request.queryParameters["host"] ?: ""
        val errors = mutableListOf<String>()
        if (host !in HOSTS) errors += "host"
        if (errors.isNotEmpty()) call.respondText(URL("https://$host/logo").readText()) // expect
    }
}
