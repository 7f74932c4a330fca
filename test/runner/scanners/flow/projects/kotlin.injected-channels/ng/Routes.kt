package press.web

import io.ktor.server.application.call
import io.ktor.server.request.receiveText
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post
import kotlinx.coroutines.channels.SendChannel
import press.jobs.ThumbnailJob

fun Route.thumbnails(jobs: SendChannel<ThumbnailJob>) {
    post("/thumbnails") {
        jobs.send(ThumbnailJob(call.receiveText(), 200))
        call.respond(202)
    }
}
