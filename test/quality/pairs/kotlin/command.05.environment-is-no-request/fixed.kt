package com.acme.tools

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

fun Route.tools() {
    get("/ping") {
        val host = call.request.queryParameters["host"] ?: return@get
        if (host !in setOf("web", "mail")) return@get
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping -c 1 $host"))
        call.respondText("ok")
    }
}
