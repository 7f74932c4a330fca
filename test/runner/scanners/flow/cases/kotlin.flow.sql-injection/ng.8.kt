package app

import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.io.File
import java.sql.Connection

fun Application.module(db: Connection) {
    routing {
        get("/a") {
            val id = call.request.queryParameters["id"]?.takeIf { it.all(Char::isDigit) } ?: return@get
            db.createStatement().executeQuery("select * from a where id = $id")
        }
        get("/b") {
            val id = call.parameters["id"]?.takeIf { it.isNotBlank() } ?: return@get
            db.createStatement().executeQuery("select * from a where id = '$id'") // expect
        }
        get("/c") {
            val name = call.parameters["n"]!!.takeUnless { it.contains("..") || it.contains("/") } ?: return@get
            call.respondFile(File("/srv", name))
        }
        get("/d") {
            val name = call.parameters["n"]!!
            db.createStatement().run {
                executeQuery("select * from a where n = '$name'") // expect
            }
            db.createStatement().use { it.executeQuery("select * from a where n = '$name'") } // expect
            with(db.prepareStatement("select * from a where n = ?")) {
                setString(1, name)
                executeQuery()
            }
        }
        get("/e") {
            val sort = call.parameters["s"].takeIf { it in setOf("a", "b") } ?: "a"
            db.createStatement().apply {
                execute("select * from a order by $sort")
            }
        }
        get("/f") {
            File("/srv").resolve(call.parameters["f"]!!).apply { writeText("x") }
        }
    }
}
