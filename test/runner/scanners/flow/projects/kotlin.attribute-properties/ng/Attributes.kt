package pier

import io.ktor.server.application.ApplicationCall
import io.ktor.server.application.createApplicationPlugin
import io.ktor.util.AttributeKey

private val OwnerKey = AttributeKey<String>("pier.owner")
private val OrderKey = AttributeKey<String>("pier.order")

var ApplicationCall.pierOwner: String
    get() = attributes[OwnerKey]
    set(value) = attributes.put(OwnerKey, value)

val ApplicationCall.pierOrder: String
    get() = attributes[OrderKey]

val Docks = createApplicationPlugin("Docks") {
    onCall { call ->
        call.pierOwner = call.request.headers["X-Owner"] ?: ""
        call.attributes.put(OrderKey, if (call.request.queryParameters["sort"] == "age") "built_at" else "name")
    }
}
