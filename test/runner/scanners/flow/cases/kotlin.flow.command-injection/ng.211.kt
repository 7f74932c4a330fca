import io.javalin.Javalin
import io.javalin.http.Context
import io.javalin.http.bodyAsClass
import io.javalin.apibuilder.ApiBuilder.*

data class Cmd(val host: String)
class JavalinApp {
  fun start() {
    val app = Javalin.create()
    app.get("/a/{v}") { ctx ->
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.pathParam("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.queryParam("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.header("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.cookie("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.formParam("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.body())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${ctx.bodyAsClass<Cmd>().host}")) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.queryParamMap()["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.uploadedFile("f")!!.filename())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.uploadedFiles("f").first().filename())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.path())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.queryString())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.url())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.fullUrl())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.userAgent())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.queryParams("v")[0])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.headerMap()["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.cookieMap()["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.pathParamMap()["v"])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.formParams("v").first())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + String(ctx.bodyAsBytes()))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.bodyInputStream().bufferedReader().readText())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.queryParamAsClass("v", String::class.java).get())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.queryParamAsClass("n", Int::class.java).get()))
    }
    app.get("/b") { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.queryParam("v"))) // expect
    }
    app.ws("/w") { ws ->
      ws.onMessage { ctx -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.message())) // expect
      }
    }
    app.get("/c", ::handle)
  }
}
fun handle(c: Context) {
  Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + c.queryParam("v"))) // expect
}
