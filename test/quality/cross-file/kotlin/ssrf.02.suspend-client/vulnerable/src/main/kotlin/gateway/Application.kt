package gateway

import io.ktor.client.HttpClient
import io.ktor.client.engine.cio.CIO
import io.ktor.server.application.Application
import io.ktor.server.routing.routing

fun Application.module() {
    val client = StockClient(HttpClient(CIO))
    routing { stock(client) }
}
