package app

import io.ktor.http.*
import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import io.ktor.util.escapeHTML

fun Route.hello() {
    get("/hello") {
        val name = call.parameters["name"]?.escapeHTML()
        call.respondText("<h1>Hello $name</h1>", ContentType.Text.Html)
    }
}
