package site

import io.ktor.server.application.*
import io.ktor.server.plugins.statuspages.*

fun Application.errors() {
    install(StatusPages) {
        exception<MissingReport> { call, cause ->
            Runtime.getRuntime().exec("logger " + cause.message)
        }
    }
}
