package quay

import io.ktor.server.application.ApplicationCall
import io.ktor.server.application.createApplicationPlugin
import io.ktor.util.AttributeKey

private val OwnerKey = AttributeKey<String>("quay.owner")
private val OrderKey = AttributeKey<String>("quay.order")

var ApplicationCall.quayOwner: String
    get() = attributes[OwnerKey]
    set(value) = attributes.put(OwnerKey, value)

val ApplicationCall.quayOrder: String
    get() = attributes[OrderKey]

val Berths = createApplicationPlugin("Berths") {
    onCall { call ->
        call.quayOwner = call.request.headers["X-Owner"] ?: ""
        call.attributes.put(OrderKey, if (call.request.queryParameters["sort"] == "age") "built_at" else "name")
    }
}
