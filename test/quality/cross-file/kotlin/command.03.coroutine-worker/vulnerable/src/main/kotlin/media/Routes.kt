package media

import io.ktor.server.application.call
import io.ktor.server.request.receiveParameters
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post

fun Route.conversions(converter: Converter) {
    post("/conversions") {
        val form = call.receiveParameters()
        call.respond(converter.convert(Format(form["format"].orEmpty())))
    }
}
