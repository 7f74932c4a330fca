package gateway

import io.ktor.server.request.ApplicationRequest
import io.ktor.server.request.header

fun backendOf(request: ApplicationRequest): String {
    return request.header("X-Backend") ?: "http://stock.internal"
}
