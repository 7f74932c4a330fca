package forum.web

import io.ktor.server.application.*

inline fun <reified E : Enum<E>> String.entryOrNull(): E? = enumValues<E>().firstOrNull { it.name == this }

fun String.quoted(): String = "'$this'"

fun ApplicationCall.queryParam(name: String): String? = request.queryParameters[name]?.trim()
