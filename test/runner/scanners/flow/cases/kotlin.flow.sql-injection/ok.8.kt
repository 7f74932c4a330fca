package shop

import io.ktor.server.application.*
import io.ktor.server.routing.*
import org.jetbrains.exposed.sql.transactions.transaction

data class Line(val article: String, val note: String)

val Shelf = AttributeKey<Int>("shelf")

fun Application.shelves() {
    intercept(ApplicationCallPipeline.Plugins) {
        call.attributes.put(Shelf, call.request.header("X-Shelf")?.toIntOrNull() ?: 0)
    }
}

fun Route.lines() {
    post("/lines") {
        val line = call.receive<Line>().copy(article = "none", note = "imported")
        transaction { exec("insert into line values ('${line.article}', '${line.note}')") }
        val (article, note) = Line("screw", call.parameters["note"]!!)
        transaction { exec("insert into line values ('$article')") }
        transaction { exec("insert into line values (?)", listOf(TextColumnType() to note)) }
    }
    get("/shelf") {
        transaction { exec("select * from shelf_${call.attributes[Shelf]}") }
    }
}
