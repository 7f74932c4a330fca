package demo

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

fun isSlug(s: String) = s.isNotEmpty() && s.all { it in 'a'..'z' || it in '0'..'9' || it == '-' }
fun isName(s: String): Boolean {
    for (c in s) {
        if (c !in 'a'..'z' && c != '_') return false
    }
    return true
}
fun isWeak(s: String) = s.all { it >= 'a' || it == '$' }

fun Route.shell() {
    get("/a") {
        val n = call.parameters["n"]!!
        if (!isSlug(n)) return@get
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls $n"))
    }
    get("/b") {
        val n = call.parameters["n"]!!
        if (!isName(n)) return@get
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls $n"))
    }
    get("/c") {
        val n = call.parameters["n"]!!
        if (!isWeak(n)) return@get
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls $n")) // expect
    }
    get("/d") {
        val n = call.parameters["n"]!!.filter { it.isLetterOrDigit() || it == '_' }
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls $n"))
    }
}
