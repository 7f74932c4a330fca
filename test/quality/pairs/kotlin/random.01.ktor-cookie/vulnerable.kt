package com.acme.visits

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import kotlin.random.Random

fun Route.visits() {
    post("/begin") {
        val visit = Random.nextLong().toString(36)
        call.response.cookies.append("sid", visit, secure = true, httpOnly = true)
        call.respondText("ok")
    }
}
