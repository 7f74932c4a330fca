package com.acme.builds

import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.server.routing.post

private val branchName = Regex("[a-z0-9-]{1,40}")

fun Route.builds() {
    post("/builds/{branch}") {
        val branch = call.parameters["branch"] ?: return@post call.respond(HttpStatusCode.BadRequest)
        if (!branchName.matches(branch)) return@post call.respond(HttpStatusCode.BadRequest)
        val build = Runtime.getRuntime().exec(arrayOf("sh", "-c", "make deploy BRANCH=" + branch))
        call.respondText("exit code " + build.waitFor())
    }
}
