package cases

import io.ktor.resources.Resource
import io.ktor.server.html.respondHtml
import io.ktor.server.resources.get
import io.ktor.server.routing.Route
import kotlinx.html.body
import kotlinx.html.p
import kotlinx.html.unsafe

@Resource("/orders")
class Orders(val note: String = "", val page: Int = 1)

fun Route.orders() {
    get<Orders> { orders ->
        call.respondHtml {
            body {
                unsafe { +"<hr>" }
                unsafe { +"<b>${orders.page}</b>" }
                p { +orders.note }
            }
        }
    }
}
