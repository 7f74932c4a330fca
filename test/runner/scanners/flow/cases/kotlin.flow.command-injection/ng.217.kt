import io.ktor.resources.Resource
import io.ktor.server.application.*
import io.ktor.server.resources.*
import io.ktor.server.resources.Resources
import io.ktor.server.response.*
import io.ktor.server.routing.routing
import io.ktor.server.websocket.*
import io.ktor.websocket.*
import kotlinx.coroutines.channels.consumeEach

@Resource("/articles/{name}")
class Articles(val name: String, val page: Int = 1)

fun Application.module() {
  routing {
    get<Articles> { article ->
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + article.name)) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + article.page))
      call.respondText("")
    }
    webSocket("/ws") {
      for (frame in incoming) {
        if (frame is Frame.Text) {
          Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + frame.readText())) // expect
        }
      }
    }
    webSocket("/ws2") {
      incoming.consumeEach { f ->
        if (f is Frame.Text) {
          Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + f.readText())) // expect
        }
      }
    }
  }
}
