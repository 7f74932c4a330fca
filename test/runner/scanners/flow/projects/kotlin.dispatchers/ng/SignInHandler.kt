package audit

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpHandler

class SignInHandler(private val dispatcher: Dispatcher) : HttpHandler {
    override fun handle(exchange: HttpExchange) {
        val name = exchange.requestBody.readNBytes(100).decodeToString()
        dispatcher.publish(SignInFailed(name, 1))
    }
}
