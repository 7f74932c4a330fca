package tours

import org.http4k.core.Method.GET
import org.http4k.core.Response
import org.http4k.core.Status.Companion.OK
import org.http4k.lens.Path
import org.http4k.lens.Query
import org.http4k.lens.int
import org.http4k.routing.bind
import org.http4k.routing.routes

enum class Order { NAME, STOPS }

private val limit = Query.int().optional("limit")
private val order = Query.enum<Order>().required("order")
private val name = Path.of("name")

fun tourApi(tours: Tours) = routes(
    "/tours" bind GET to { request -> Response(OK).body("${tours.longest(limit(request)?.let { "$it" })}") },
    "/tours/{name}" bind GET to { request -> Response(OK).body("${tours.named(name(request), "${order.extract(request)}")}") },
)
