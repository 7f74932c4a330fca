package forum.web

import io.ktor.server.application.*

fun ApplicationCall.queryParam(name: String): String? = request.queryParameters[name]?.trim()
