package bakery

import io.javalin.Javalin
import java.sql.Connection

data class Loaf(val column: String, val name: String)

class Loaves(private val connection: Connection) {
    fun sorted(column: String) = connection.createStatement().executeQuery("SELECT * FROM loaves ORDER BY $column")
}

fun loaves(app: Javalin, loaves: Loaves) {
    app.post("/loaves") { ctx ->
        val loaf = ctx.bodyValidator<Loaf>()
            .check({ it.name.isNotBlank() }, "name")
            .check({ it.column in setOf("name", "date") }, "column")
            .get()
        loaves.sorted(loaf.column)
    }
}
