package routes

import io.ktor.server.application.*
import io.ktor.server.routing.*
import tools.runExport

fun Route.exports() {
    get("/export") {
        val format = call.request.queryParameters["format"] ?: "csv"
        runExport(format)
    }
}
