package streams.ktor
import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.http.content.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import io.ktor.utils.io.*
import io.ktor.utils.io.jvm.javaio.*
import java.util.Base64
import java.util.zip.*
import kotlinx.serialization.json.*
import com.fasterxml.jackson.module.kotlin.*
import java.io.*
fun Application.io2() {
  routing {
    post("/a") {
      val text = call.receiveText()
      Runtime.getRuntime().exec("sh -c $text") // expect
      val bytes = call.receive<ByteArray>()
      Runtime.getRuntime().exec("sh -c " + String(bytes)) // expect
      val ch = call.receiveChannel()
      Runtime.getRuntime().exec("sh -c " + ch.readUTF8Line()) // expect
      val s = call.receiveStream().bufferedReader().use { it.readText() }
      Runtime.getRuntime().exec("sh -c $s") // expect
      call.receiveStream().bufferedReader().forEachLine { line ->
        Runtime.getRuntime().exec("sh -c $line") // expect
      }
      call.receiveStream().bufferedReader().useLines { lines -> lines.forEach { Runtime.getRuntime().exec("sh -c $it") } } // expect
      val out = ByteArrayOutputStream()
      call.receiveStream().copyTo(out)
      Runtime.getRuntime().exec("sh -c " + out.toString()) // expect
      val gz = GZIPInputStream(call.receiveStream()).bufferedReader().readText()
      Runtime.getRuntime().exec("sh -c $gz") // expect
      val js = Json.parseToJsonElement(call.receiveText()).jsonObject
      Runtime.getRuntime().exec("sh -c " + js["x"]?.jsonPrimitive?.content) // expect
      val node = jacksonObjectMapper().readTree(call.receiveText())
      Runtime.getRuntime().exec("sh -c " + node["x"].asText()) // expect
      val m: Map<String, String> = jacksonObjectMapper().readValue(call.receiveText())
      Runtime.getRuntime().exec("sh -c ${m["x"]}") // expect
      val d = String(Base64.getDecoder().decode(call.request.headers["A"]))
      Runtime.getRuntime().exec("sh -c $d") // expect
      val mp = call.receiveMultipart()
      mp.forEachPart { part ->
        when (part) {
          is PartData.FormItem -> Runtime.getRuntime().exec("sh -c ${part.value}") // expect
          is PartData.FileItem -> {
            Runtime.getRuntime().exec("sh -c ${part.originalFileName}") // expect
            val t = part.streamProvider().use { it.readBytes() }.decodeToString()
            Runtime.getRuntime().exec("sh -c $t") // expect
          }
          else -> {}
        }
        part.dispose()
      }
      while (true) { val p = mp.readPart() ?: break
        Runtime.getRuntime().exec("sh -c ${p.name}") // expect
      }
      val params = call.receiveParameters()
      params.forEach { k, v -> Runtime.getRuntime().exec("sh -c $k ${v.first()}") } // expect
      for ((k, v) in call.request.queryParameters.entries()) Runtime.getRuntime().exec("sh -c $k") // expect
      call.request.queryParameters.getAll("x")?.forEach { Runtime.getRuntime().exec("sh -c $it") } // expect
      val joined = call.request.queryParameters.getAll("x").orEmpty().joinToString(" ") { "-a $it" }
      Runtime.getRuntime().exec("sh -c $joined") // expect
      val buf = ByteArray(10)
      val n = call.receiveStream().read(buf)
      Runtime.getRuntime().exec("sh -c " + String(buf, 0, n)) // expect
      val sb = buildString { append("x "); append(call.parameters["a"]) }
      Runtime.getRuntime().exec(sb) // expect
      val ck = call.request.cookies["c"] ?: return@post
      Runtime.getRuntime().exec(ck) // expect
      val wr = StringWriter()
      call.receiveStream().reader().copyTo(wr)
      Runtime.getRuntime().exec(wr.toString()) // expect
    }
  }
}
