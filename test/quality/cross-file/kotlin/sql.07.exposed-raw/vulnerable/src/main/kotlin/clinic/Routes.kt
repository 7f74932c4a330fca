package clinic

import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post

fun Route.patientRoutes() {
    post("/patients/{id}/archive") {
        PatientStore.archive(call.requireId())
        call.respond(HttpStatusCode.NoContent)
    }
}
