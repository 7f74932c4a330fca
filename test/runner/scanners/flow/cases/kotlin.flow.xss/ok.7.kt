package shop

import io.ktor.http.ContentType
import io.ktor.server.application.call
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.get

fun String.inMarkup(): String = buildString(length) {
    for (sign in this@inMarkup) when (sign) {
        '<' -> append("&lt;")
        '>' -> append("&gt;")
        else -> append(sign)
    }
}

fun byBranches(text: String): String = buildString {
    for (sign in text) {
        if (sign == '<') append("&lt;") else if (sign == '&') append("&amp;") else append(sign)
    }
}

fun byConditions(text: String): String = text.fold("") { before, sign ->
    before + when {
        sign == '<' -> "&lt;"
        sign == '>' -> "&gt;"
        else -> sign
    }
}

fun withoutSigns(text: String): String = text.filter { it !in "<>\"" }

fun listed(names: List<String>): String = names.joinToString(", ") { byBranches(it) }

fun Route.labels() {
    get("/label") { call.respondText("<b>" + call.parameters["name"]!!.inMarkup(), ContentType.Text.Html) }
    get("/branches") { call.respondText("<b>" + byBranches(call.parameters["name"]!!), ContentType.Text.Html) }
    get("/conditions") { call.respondText("<b>" + byConditions(call.parameters["name"]!!), ContentType.Text.Html) }
    get("/signs") { call.respondText("<b>" + withoutSigns(call.parameters["name"]!!), ContentType.Text.Html) }
    get("/list") { call.respondText("<b>" + listed(call.parameters["names"]!!.split(",")), ContentType.Text.Html) }
}
