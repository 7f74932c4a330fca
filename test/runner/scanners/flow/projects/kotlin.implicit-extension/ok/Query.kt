package listening.http

import io.ktor.server.application.ApplicationCall

fun ApplicationCall.number(name: String): Int = request.queryParameters[name]?.toInt() ?: 0

class Shelf {
    fun number(name: String): String = "shelf-$name"
}
