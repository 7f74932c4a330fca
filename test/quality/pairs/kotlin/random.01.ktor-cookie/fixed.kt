package com.acme.visits

import io.ktor.server.application.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.math.BigInteger
import java.security.SecureRandom

fun Route.visits() {
    val random = SecureRandom()
    post("/begin") {
        val visit = BigInteger(128, random).toString(36)
        call.response.cookies.append("sid", visit, secure = true, httpOnly = true)
        call.respondText("ok")
    }
}
