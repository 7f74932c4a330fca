package clinic

import io.ktor.server.application.ApplicationCall

fun ApplicationCall.requireId(): String {
    return parameters["id"] ?: throw IllegalArgumentException("id is missing")
}
