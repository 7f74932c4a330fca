package app
import io.ktor.server.application.*
import io.ktor.server.routing.*
import java.io.File
fun Application.module() {
    routing {
        get("/f") {
            val f = File("/srv").resolve(call.parameters["f"]!!)
            f.writeText("x") // expect
        }
        get("/g") {
            val f = File("/srv", call.parameters["f"]!!)
            f.apply { writeText("x") } // expect
        }
        get("/h") {
            val f = File("/srv").resolve(call.parameters["f"]!!)
            f.apply { writeText("x") } // expect
        }
        get("/i") {
            val f = File("/srv").resolve(call.parameters["f"]!!)
            f.also { it.writeText("x") } // expect
        }
    }
}
