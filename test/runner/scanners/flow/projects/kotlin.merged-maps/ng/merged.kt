import io.ktor.server.application.*
import io.ktor.server.routing.*
fun Application.m() { routing { get("/") {
    val a = mapOf("cmd" to "ls", "arg" to "x")
    val b = a + mapOf("other" to call.request.queryParameters["q"]!!)
    Runtime.getRuntime().exec(b["cmd"])
    Runtime.getRuntime().exec(b["other"]) // expect
    val c = a + ("other" to call.request.queryParameters["q"]!!)
    Runtime.getRuntime().exec(c["cmd"])
    Runtime.getRuntime().exec(c["other"]) // expect
    val d = a.toMutableMap()
    d["other"] = call.request.queryParameters["q"]!!
    Runtime.getRuntime().exec(d["cmd"])
    Runtime.getRuntime().exec(d["other"]) // expect
} } }
