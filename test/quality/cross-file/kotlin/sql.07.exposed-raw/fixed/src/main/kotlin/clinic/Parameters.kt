package clinic

import io.ktor.server.application.ApplicationCall

fun ApplicationCall.requireId(): String {
    val id = parameters["id"]?.toLongOrNull() ?: throw IllegalArgumentException("id is missing")
    return id.toString()
}
