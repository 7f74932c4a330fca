import io.ktor.client.HttpClient
import io.ktor.client.request.get
import io.ktor.client.statement.bodyAsText
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.Application
import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.response.respondText
import io.ktor.server.routing.get
import io.ktor.server.routing.routing

private val MIRRORS = setOf("eu.mirror.example", "us.mirror.example")

fun Application.mirror(client: HttpClient) {
    routing {
        get("/mirror") {
            val host = call.request.queryParameters["host"] ?: "eu.mirror.example"
            if (host.isBlank()) return@get call.respond(HttpStatusCode.BadRequest)
            call.respondText(client.get("https://$host/index.json").bodyAsText()) // expect
        }
    }
}
