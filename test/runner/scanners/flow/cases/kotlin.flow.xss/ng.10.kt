package cases

import io.ktor.resources.Resource
import io.ktor.server.html.respondHtml
import io.ktor.server.resources.get
import io.ktor.server.routing.Route
import kotlinx.html.body
import kotlinx.html.unsafe

@Resource("/orders")
class Orders(val note: String = "")

fun Route.orders() {
    get<Orders> { orders ->
        call.respondHtml {
            body {
                unsafe { +orders.note } // expect
            }
        }
    }
}
