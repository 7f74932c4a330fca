package tours

import java.io.File
import org.http4k.core.Body
import org.http4k.core.Method.PUT
import org.http4k.core.Request
import org.http4k.core.Response
import org.http4k.core.Status.Companion.OK
import org.http4k.format.Jackson.auto
import org.http4k.routing.bind

data class Stop(val name: String, val metres: Int)

private val stop = Body.auto<Stop>("a stop").toLens()

val stops =
    "/stops" bind PUT to { request: Request ->
        val (name, metres) = stop(request)
        File("/srv/stops/${name.hashCode()}").writeText("$metres")
        Response(OK)
    }
