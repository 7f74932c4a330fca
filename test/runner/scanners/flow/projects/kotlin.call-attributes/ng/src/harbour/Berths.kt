package harbour

import io.ktor.server.application.ApplicationCall
import io.ktor.server.application.createApplicationPlugin
import io.ktor.util.AttributeKey

data class Berth(val quay: String, val depth: Int)

private val berthKey = AttributeKey<Berth>("berth")

val Berths = createApplicationPlugin("Berths") {
    onCall { call ->
        val headers = call.request.headers
        call.attributes.put(berthKey, Berth(headers["X-Quay"] ?: "north", headers["X-Depth"]?.toIntOrNull() ?: 4))
    }
}

val ApplicationCall.berth: Berth
    get() = attributes[berthKey]
