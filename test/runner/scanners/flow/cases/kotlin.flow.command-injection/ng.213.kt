import com.sun.net.httpserver.HttpServer
import java.net.InetSocketAddress

fun main() {
  val server = HttpServer.create(InetSocketAddress(80), 0)
  server.createContext("/a") { exchange ->
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + exchange.requestURI.query)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + exchange.requestHeaders.getFirst("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + exchange.requestBody.bufferedReader().readText())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + exchange.localAddress.port))
  }
}
