package cases

import io.ktor.client.HttpClient
import io.ktor.client.request.get
import io.ktor.server.routing.Route
import io.ktor.server.routing.post

private val hosts = setOf("api.example.org", "files.example.org")

private fun problemOf(host: String?): String? = when {
    host == null -> "no host"
    host in hosts -> "host needs a key"
    else -> null
}

private fun errorOf(host: String?): String? = if (host in hosts) null else "unknown host $host"

fun Route.proxies(client: HttpClient) {
    post("/a") {
        val host = call.parameters["host"]
        if (problemOf(host) != null) return@post
        client.get("https://$host/status") // expect
    }
    post("/b") {
        val host = call.parameters["host"]
        if (errorOf(host) != null) client.get("https://$host/status") // expect
    }
    post("/c") {
        val host = call.parameters["host"]
        val problem = if (host !in hosts) "unknown host" else null
        if (problem == null) return@post
        client.get("https://$host/status") // expect
    }
}
