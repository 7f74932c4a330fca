package garage

import io.ktor.server.application.Application
import io.ktor.server.routing.get
import io.ktor.server.routing.routing
import org.koin.ktor.ext.get
import org.koin.ktor.ext.inject

fun Application.cars() {
    val cars by inject<Cars>()
    routing {
        get("/cars") { cars.find(call.request.queryParameters["name"] ?: "") }
        get("/cars/sorted") { get<Cars>().sorted(call.request.queryParameters["sort"] ?: "") }
    }
}
