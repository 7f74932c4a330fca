package pages

import org.springframework.http.MediaType
import org.springframework.web.reactive.function.server.*

class PageHandler {
    suspend fun search(request: ServerRequest): ServerResponse {
        val term = request.queryParamOrNull("term") ?: ""
        return ServerResponse.ok().contentType(MediaType.TEXT_HTML).bodyValueAndAwait("<p>$term</p>") // expect
    }

    suspend fun text(request: ServerRequest): ServerResponse {
        val term = request.queryParamOrNull("term") ?: ""
        return ServerResponse.ok().contentType(MediaType.TEXT_PLAIN).bodyValueAndAwait("<p>$term</p>")
    }
}
