package press.pdf.web

import io.ktor.server.application.call
import io.ktor.server.request.receiveText
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post
import kotlinx.coroutines.channels.SendChannel
import press.pdf.PdfJob

fun Route.pdfs(jobs: SendChannel<PdfJob>) {
    post("/pdfs") {
        jobs.send(PdfJob(call.receiveText()))
        call.respond(202)
    }
}
