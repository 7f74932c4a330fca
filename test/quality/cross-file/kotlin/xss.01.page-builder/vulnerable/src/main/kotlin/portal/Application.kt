package portal

import io.ktor.server.application.Application
import io.ktor.server.routing.routing

fun Application.module() {
    routing { search() }
}
