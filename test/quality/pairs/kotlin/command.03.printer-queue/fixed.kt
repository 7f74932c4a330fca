package com.acme.print

import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.post

fun Route.printing(printers: PrinterDao) {
    post("/print/{printer}") {
        val name = call.parameters["printer"] ?: return@post call.respond(HttpStatusCode.BadRequest)
        val printer = printers.loadByName(name) ?: return@post call.respond(HttpStatusCode.NotFound)
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "lpr -P " + printer.queue + " /var/spool/label.pdf"))
        call.respondText("sent to " + printer.location)
    }
}
