package gateway

import io.ktor.server.request.ApplicationRequest
import io.ktor.server.request.header

fun backendOf(request: ApplicationRequest): String {
    return when (request.header("X-Backend")) {
        "eu" -> "http://stock-eu.internal"
        else -> "http://stock.internal"
    }
}
