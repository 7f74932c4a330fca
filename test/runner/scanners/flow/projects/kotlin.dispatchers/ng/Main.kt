package audit

import com.sun.net.httpserver.HttpServer
import java.net.InetSocketAddress

fun main() {
    val dispatcher = Dispatcher()
    val audit = Audit()
    dispatcher.on<SignInFailed>(audit::failed)
    val server = HttpServer.create(InetSocketAddress(8080), 0)
    server.createContext("/sign-in", SignInHandler(dispatcher))
    server.start()
}
