package noticesng
import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.routing.*
fun Application.routes() {
    val tools = NoticesNgTools()
    routing {
        post("/ping") {
            val body = call.receive<HostRequest>()
            tools.ping(body.host)
            tools.other(body.other)
        }
        post("/name") {
            val body = call.receive<NameRequest>()
            tools.name(body.name)
        }
        post("/format") {
            val body = call.receive<FormatRequest>()
            tools.convert(body.format)
        }
    }
}
