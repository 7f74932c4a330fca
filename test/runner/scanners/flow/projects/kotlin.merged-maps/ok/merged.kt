import io.ktor.server.application.*
import io.ktor.server.routing.*
fun Application.m() { routing { get("/") {
    val a = mapOf("cmd" to "ls", "arg" to "x")
    val b = a + mapOf("other" to call.request.queryParameters["q"]!!)
    Runtime.getRuntime().exec(b["cmd"])
    val c = a + ("other" to call.request.queryParameters["q"]!!)
    Runtime.getRuntime().exec(c["cmd"])
    val d = a.toMutableMap()
    d["other"] = call.request.queryParameters["q"]!!
    Runtime.getRuntime().exec(d["cmd"])
} } }
