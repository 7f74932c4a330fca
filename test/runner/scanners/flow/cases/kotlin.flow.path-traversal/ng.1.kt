package app

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.io.File

fun Route.files() {
    get("/files") {
        val name = call.request.queryParameters["name"] ?: return@get
        call.respondText(File("/srv/files", name).readText()) // expect
    }
}
