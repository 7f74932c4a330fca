package shop

import org.springframework.http.MediaType
import org.springframework.stereotype.Component
import org.springframework.web.reactive.function.server.*

@Component
class Pages {
    suspend fun page(request: ServerRequest): ServerResponse = html("<b>" + request.region)

    private suspend fun html(markup: String): ServerResponse =
        ServerResponse.ok().contentType(MediaType.TEXT_HTML).bodyValueAndAwait(markup)
}

val ServerRequest.region: String
    get() = attributes()["region"] as String

fun routes(pages: Pages, views: Views) = coRouter {
    filter { request, next ->
        request.attributes()["region"] = "emea"
        views.find(1).text = "x"
        views.find(2).count += 1
        next(request)
    }
    GET("/page", pages::page)
}
