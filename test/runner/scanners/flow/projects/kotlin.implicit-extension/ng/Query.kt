package reading.http

import io.ktor.server.application.ApplicationCall

fun ApplicationCall.query(name: String): String = request.queryParameters[name] ?: ""
