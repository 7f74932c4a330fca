package routes

import files.asFileName
import io.ktor.server.application.*
import io.ktor.server.routing.*
import java.io.File

fun Route.files() {
    get("/files") {
        val name = call.request.queryParameters["name"] ?: "index"
        call.respondText(File("/srv/files/" + name.asFileName()).readText()) // expect
    }
}
