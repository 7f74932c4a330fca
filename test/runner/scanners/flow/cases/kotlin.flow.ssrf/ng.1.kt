package app

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.net.URL

fun Route.proxy() {
    get("/proxy") {
        val target = call.request.queryParameters["url"]!!
        call.respondText(URL(target).readText()) // expect
    }
}
