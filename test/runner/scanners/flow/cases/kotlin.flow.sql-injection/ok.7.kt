package app
import io.ktor.server.application.*
import io.ktor.server.routing.*
import java.sql.Connection
fun Application.module(db: Connection) {
    routing {
        get("/a") {
            val id = call.request.queryParameters["id"]!!
            if (!id.all { it.isDigit() }) return@get
            db.createStatement().executeQuery("select * from a where id = $id")
        }
        get("/a2") {
            val id = call.request.queryParameters["id"]!!
            if (!id.all(Char::isDigit)) return@get
            db.createStatement().executeQuery("select * from a where id = $id")
        }
        get("/a3") {
            val id = call.request.queryParameters["id"]!!
            require(id.all { it.isLetterOrDigit() || it == '_' })
            db.createStatement().executeQuery("select * from a where id = $id")
        }
        get("/a4") {
            val id = call.request.queryParameters["id"]!!
            require(id.none { it == '\'' })
            val clean = id.filter { it.isLetterOrDigit() }
            db.createStatement().executeQuery("select * from a where id = $clean")
        }
        get("/a5") {
            val id = call.request.queryParameters["id"]!!
            val clean = id.filter(Char::isLetterOrDigit)
            db.createStatement().executeQuery("select * from a where id = $clean")
        }
    }
}
