package demo2

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

val FIELDS = setOf("id", "name")

fun allKnown(names: List<String>): Boolean {
    names.forEach {
        if (it !in FIELDS) return false
    }
    return true
}
fun pick(names: List<String>): String {
    names.forEach { name ->
        if (name.startsWith("x")) return name
    }
    return "none"
}
fun skip(names: List<String>): Boolean {
    names.forEach {
        if (it !in FIELDS) return@forEach
        println(it)
    }
    return true
}

fun Route.shell2() {
    get("/a") {
        val names = call.request.queryParameters.getAll("n")!!
        if (!allKnown(names)) return@get
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls ${names.joinToString()}"))
    }
    get("/b") {
        val names = call.request.queryParameters.getAll("n")!!
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls ${pick(names)}")) // expect
    }
    get("/c") {
        val names = call.request.queryParameters.getAll("n")!!
        if (!skip(names)) return@get
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls ${names.joinToString()}")) // expect
    }
    get("/d") {
        val names = call.request.queryParameters.getAll("n")!!
        names.forEach { if (it !in FIELDS) return@get call.respondText("no") }
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ls ${names.joinToString()}"))
    }
}
