import io.ktor.http.content.*
import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import io.ktor.server.util.getOrFail
import io.ktor.server.plugins.origin
import io.ktor.server.sessions.*
import io.ktor.utils.io.readRemaining
import kotlinx.io.readByteArray

data class Cmd(val host: String, val port: Int)

fun Application.module() {
  routing {
    get("/a/{v}") {
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.parameters["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.queryParameters["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.cookies["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.headers["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.header("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.rawQueryParameters["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.parameters.getOrFail("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.uri)) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.path())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.queryString())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.userAgent())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.pathParameters["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.queryParameters.getAll("v")!!.first())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.origin.uri)) // expect
    }
    post("/b") {
      val cmd = call.receive<Cmd>()
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cmd.host)) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cmd.port))
    }
    post("/c") {
      val form = call.receiveParameters()
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + form["v"])) // expect
    }
    post("/c2") {
      val text = call.receiveText()
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + text)) // expect
    }
    post("/c3") {
      val c: Cmd = call.receive()
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + c.host)) // expect
      val bytes = call.receiveChannel().readRemaining().readByteArray()
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + String(bytes))) // expect
      val m = call.receiveNullable<Map<String, String>>()
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + m!!["v"])) // expect
      val s = call.receiveStream().bufferedReader().readText()
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + s)) // expect
    }
    post("/d") {
      val multipart = call.receiveMultipart()
      multipart.forEachPart { part ->
        when (part) {
          is PartData.FormItem -> {
            Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + part.value)) // expect
          }
          is PartData.FileItem -> {
            Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + part.originalFileName)) // expect
          }
          else -> {}
        }
        part.dispose()
      }
    }
    get("/e", { handle(call) })
    route("/f") {
      get {
        val v by call.parameters
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
      }
    }
  }
}
suspend fun handle(call: ApplicationCall) {
  Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.request.queryParameters["v"])) // expect
}
suspend fun RoutingContext.extended() {
  Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.parameters["v"])) // expect
}
fun Route.routes() {
  get("/x") { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + call.parameters["v"])) // expect
  }
}
