package cases

import io.ktor.client.HttpClient
import io.ktor.client.request.get
import io.ktor.server.routing.Route
import io.ktor.server.routing.post

private val hosts = setOf("api.example.org", "files.example.org")

private fun isKnown(host: String?): Boolean = host in hosts

private fun problemOf(host: String?): String? = when {
    host == null -> "no host"
    !isKnown(host) -> "unknown host"
    else -> null
}

private fun errorOf(host: String?): String? = if (host in hosts) null else "unknown host $host"

fun Route.proxies(client: HttpClient) {
    post("/a") {
        val host = call.parameters["host"]
        val problem = problemOf(host)
        if (problem != null) return@post
        client.get("https://$host/status")
    }
    post("/b") {
        val host = call.parameters["host"]
        if (errorOf(host) == null) client.get("https://$host/status")
    }
    post("/c") {
        val host = call.parameters["host"]
        val problem = if (host !in hosts) "unknown host" else null
        if (problem != null) return@post
        client.get("https://$host/status")
    }
    post("/d") {
        val host = call.parameters["host"]
        val problem = when {
            host !in hosts -> {
                println("unknown host")
                "unknown host"
            }
            else -> null
        }
        if (problem != null) return@post
        client.get("https://$host/status")
    }
}
