package org.example.web

import io.ktor.server.application.call
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import org.example.service.Catalogue

fun Route.catalogue(catalogue: Catalogue) {
    get("/remove") {
        catalogue.remove(call.request.queryParameters["title"].orEmpty())
    }
    get("/count") {
        catalogue.both(call.request.queryParameters["title"].orEmpty())
    }
}
