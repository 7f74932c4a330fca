package nautical

import org.http4k.core.HttpHandler
import org.http4k.core.Method.GET
import org.http4k.core.Method.POST
import org.http4k.routing.bind
import org.http4k.routing.routes

fun app(): HttpHandler {
    val charts = ChartApi(Plotter(), { line -> println(line) })
    return routes(
        "/charts/{sheet}" bind GET to charts::show,
        "/charts" bind POST to charts::create,
    )
}
