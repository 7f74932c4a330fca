package app

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.io.File

fun Route.files() {
    get("/files") {
        val name = call.request.queryParameters["name"] ?: return@get
        val base = File("/srv/files").canonicalFile
        val file = File(base, name).canonicalFile
        if (!file.path.startsWith(base.path + File.separator)) return@get
        call.respondText(file.readText())
    }
}
