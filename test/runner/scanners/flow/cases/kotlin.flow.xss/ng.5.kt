package pages

import io.ktor.server.application.*
import io.ktor.server.html.*
import io.ktor.server.routing.*

fun Route.pages() {
    get("/page") {
        val title = call.parameters["title"].orEmpty()
        call.respondHtml {
            body {
                h1 { +title }
                div { unsafe { +"<b>$title</b>" } } // expect
                div { unsafe { raw(title) } } // expect
                div { unsafe { +"<hr>" } }
            }
        }
    }
}
