package reports

import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.delete
import java.nio.file.Files

fun Route.exportRoutes(paths: ExportPaths) {
    delete("/exports") {
        val name = call.request.queryParameters["name"]!!
        Files.deleteIfExists(paths.of(name)) // expect
        call.respond(HttpStatusCode.NoContent)
    }
}
