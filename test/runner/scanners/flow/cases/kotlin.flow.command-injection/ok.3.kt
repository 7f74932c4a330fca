package jobs

import io.ktor.server.application.call
import io.ktor.server.routing.Route
import io.ktor.server.routing.get

private val name = Regex("[a-z0-9-]+")

fun Route.jobs() {
    get("/jobs/{job}") {
        val job = call.parameters["job"] ?: return@get
        require(name.matches(job)) { "The name is invalid." }
        Runtime.getRuntime().exec("sh -c " + job)
    }
    get("/logs/{job}") {
        val job = call.parameters["job"] ?: return@get
        Runtime.getRuntime().exec("sh -c cat " + job.replace(Regex("[^a-z0-9]"), ""))
    }
}
