package shop

import io.ktor.http.ContentType
import io.ktor.server.application.call
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.get

fun String.quoted(): String = buildString(length) {
    for (sign in this@quoted) when (sign) {
        '"' -> append("&quot;")
        '>' -> append("&gt;")
        else -> append(sign)
    }
}

fun both(text: String): String = buildString {
    for (sign in text) {
        if (sign == '<' || sign == '>') append("_")
        append(sign)
    }
}

fun joined(text: String): String = text.fold("") { before, sign -> before + sign }

fun withoutQuotes(text: String): String = text.filter { it !in "\"'" }

fun listed(names: List<String>): String = names.joinToString(", ") { "<i>" + it }

fun operator(text: String): String = if (text == "<" || text == ">") "" else text

fun Route.labels() {
    get("/quoted") { call.respondText("<b>" + call.parameters["name"]!!.quoted(), ContentType.Text.Html) } // expect
    get("/both") { call.respondText("<b>" + both(call.parameters["name"]!!), ContentType.Text.Html) } // expect
    get("/joined") { call.respondText("<b>" + joined(call.parameters["name"]!!), ContentType.Text.Html) } // expect
    get("/signs") { call.respondText("<b>" + withoutQuotes(call.parameters["name"]!!), ContentType.Text.Html) } // expect
    get("/list") { call.respondText("<b>" + listed(call.parameters["names"]!!.split(",")), ContentType.Text.Html) } // expect
    get("/operator") { call.respondText("<b>" + operator(call.parameters["name"]!!), ContentType.Text.Html) } // expect
}
