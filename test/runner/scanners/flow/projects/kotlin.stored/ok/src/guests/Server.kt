package guests

import io.ktor.server.application.call
import io.ktor.server.engine.embeddedServer
import io.ktor.server.html.respondHtml
import io.ktor.server.jetty.Jetty
import io.ktor.server.request.receiveParameters
import io.ktor.server.response.respondRedirect
import io.ktor.server.routing.get
import io.ktor.server.routing.post
import io.ktor.server.routing.routing
import kotlinx.html.body

fun main() {
    val entries = Entries()
    embeddedServer(Jetty, port = 8080) {
        routing {
            get("/") {
                call.respondHtml { body { entryList(entries.latest()) } }
            }
            post("/entries") {
                val form = call.receiveParameters()
                entries.add(Entry(form["author"] ?: "", form["text"].orEmpty()))
                call.respondRedirect("/")
            }
        }
    }.start(wait = true)
}
