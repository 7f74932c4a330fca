package noticesok
import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.routing.*
fun Application.routes() {
    val tools = NoticesOkTools()
    routing {
        post("/ping") {
            val body = call.receive<HostRequest>()
            tools.ping(body.host)
        }
        post("/name") {
            val body = call.receive<NameRequest>()
        }
        post("/format") {
            val body = call.receive<FormatRequest>()
            tools.convert(body.format)
        }
    }
}
