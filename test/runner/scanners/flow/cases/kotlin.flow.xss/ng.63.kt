package booking

import org.http4k.core.*
import org.http4k.core.Status.Companion.OK
import org.http4k.routing.bind
import org.http4k.routing.routes

class Pages(private val title: String) {
    fun page(guest: String): Response {
        val html = "<h1>$title $guest</h1>"
        return Response(OK) // expect
            .header("Content-Type", "text/html; charset=utf-8")
            .body(html)
    }

    fun plain(guest: String): Response {
        return Response(OK)
            .header("Content-Type", "text/plain")
            .body(guest)
    }
}

fun app(pages: Pages): HttpHandler = routes(
    "/a" bind Method.POST to { request: Request -> pages.page(request.form("guest").orEmpty()) },
    "/b" bind Method.POST to { request: Request -> pages.plain(request.form("guest").orEmpty()) },
)
