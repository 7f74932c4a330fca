package depot

import io.ktor.server.application.Application
import io.ktor.server.routing.get
import io.ktor.server.routing.routing
import org.koin.ktor.ext.get
import org.koin.ktor.ext.inject

fun Application.buses() {
    val buses by inject<Buses>()
    routing {
        get("/buses") { buses.find(call.request.queryParameters["name"] ?: "") }
        get("/buses/sorted") {
            val column = if (call.request.queryParameters["sort"] == "age") "built_at" else "name"
            get<Buses>().sorted(column)
        }
    }
}
