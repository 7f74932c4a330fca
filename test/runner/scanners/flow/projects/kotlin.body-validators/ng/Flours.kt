package mill

import io.javalin.http.Context
import java.sql.Connection

data class Flour(val kind: String, val grain: String, val weight: Int)

class Flours(private val connection: Connection) {
    fun ofGrain(grain: String) = connection.createStatement().executeQuery("SELECT * FROM flour WHERE g = '$grain'") // expect

    fun ofKind(kind: String) = connection.createStatement().executeQuery("SELECT * FROM flour WHERE k = '$kind'") // expect
}

class FlourController(private val flours: Flours) {
    fun create(ctx: Context) {
        val flour = ctx.bodyValidator(Flour::class.java)
            .check({ it.kind in setOf("rye", "wheat") }, "the kind of a flour must be one of those that the mill has: rye or wheat")
            .get()
        flours.ofGrain(flour.grain)
    }

    fun list(ctx: Context) {
        val kind = ctx.queryParamAsClass("kind", String::class.java)
            .check({ it.length < 20 }, "the kind of a flour must have fewer than twenty characters, as all of them have")
            .get()
        flours.ofKind(kind)
    }
}
