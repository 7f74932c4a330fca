package app

import io.ktor.server.application.call
import io.ktor.server.application.log
import io.ktor.server.request.receiveParameters
import io.ktor.server.routing.Route
import io.ktor.server.routing.post

fun Route.audit() {
    post("/a") { call.application.log.warn("failed: ${call.receiveParameters()["login"]?.length}") }
    post("/c") {
        val form = call.receiveParameters()
        log.warn { "failed: ${form["id"]?.toInt()}" }
        logger.atWarn().log("failed: ${form["login"]?.replace("\n", "")?.replace("\r", "")}")
        catalog.info("shown: ${form["login"]}")
    }
}
