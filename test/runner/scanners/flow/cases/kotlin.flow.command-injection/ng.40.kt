package cases

import io.ktor.server.routing.Route
import io.ktor.server.routing.get

class Line(val text: String) {
    operator fun plus(other: Line) = Line("$text ${other.text}")
    operator fun not() = Line("! $text")
}

fun Route.lines() {
    get("/a") {
        val line = Line("ls") + Line(call.parameters["path"]!!)
        ProcessBuilder("sh", "-c", line.text).start() // expect
    }
    get("/b") {
        var line = Line("ls")
        line += Line(call.parameters["path"]!!)
        ProcessBuilder("sh", "-c", line.text).start() // expect
    }
    get("/c") {
        val line = !Line(call.parameters["path"]!!)
        ProcessBuilder("sh", "-c", line.text).start() // expect
    }
}
