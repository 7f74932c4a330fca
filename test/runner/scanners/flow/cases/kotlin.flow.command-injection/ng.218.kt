import io.micronaut.http.HttpRequest
import io.micronaut.http.annotation.*
import io.micronaut.http.multipart.CompletedFileUpload

data class Cmd(val host: String)
@Controller("/t")
class MicronautK {
  @Get("/a/{v}") fun a(v: String): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    return "" }
  @Get("/b") fun b(@QueryValue v: String?): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    return "" }
  @Get("/h") fun h(@Header("x") v: String): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    return "" }
  @Post("/c") fun c(@Body cmd: Cmd): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cmd.host)) // expect
    return "" }
  @Get("/d") fun d(r: HttpRequest<*>): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.parameters["v"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.headers["v"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.uri.query)) // expect
    return "" }
  @Post("/e") fun e(file: CompletedFileUpload): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + file.filename)) // expect
    return "" }
  @Post("/f") fun f(r: HttpRequest<String>): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.body.get())) // expect
    return "" }
  @Get("/n/{v}") fun n(v: Int): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v))
    return "" }
}
