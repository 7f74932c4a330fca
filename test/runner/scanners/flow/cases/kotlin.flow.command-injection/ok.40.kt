package cases

import io.ktor.server.routing.Route
import io.ktor.server.routing.get

class Line(val text: String) {
    operator fun plus(other: Line) = Line("$text ${other.text.length}")
}

class Known(private val paths: Set<String>) {
    operator fun contains(path: String?) = path in paths
}

private val known = Known(setOf("/srv/a", "/srv/b"))

fun Route.lines() {
    get("/a") {
        val line = Line("ls") + Line(call.parameters["path"]!!)
        ProcessBuilder("sh", "-c", line.text).start()
    }
    get("/b") {
        val path = call.parameters["path"]
        if (path !in known) return@get
        ProcessBuilder("sh", "-c", "ls $path").start()
    }
}
