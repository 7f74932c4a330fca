import org.http4k.core.*
import org.http4k.core.body.form
import org.http4k.core.cookie.cookie
import org.http4k.format.Jackson.auto
import org.http4k.lens.*
import org.http4k.routing.*
import org.http4k.websocket.*

data class Cmd(val host: String)
val cmdLens = Body.auto<Cmd>().toLens()
val nameLens = Query.string().required("name")
val num = Query.int().required("n")

val app: HttpHandler = routes(
  "/a/{v}" bind Method.GET to { req: Request ->
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.path("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.query("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.header("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.cookie("v")?.value)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.uri.query)) // expect
    Response(Status.OK)
  },
  "/b" bind Method.POST to { req ->
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.bodyString())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.form("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + cmdLens(req).host)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + nameLens(req))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + num(req)))
    Response(Status.OK)
  },
  "/c" bind Method.POST to { r: Request ->
    val form = MultipartFormBody.from(r)
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + form.field("v")!!.value)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + form.file("f")!!.filename)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.body.payload.toString())) // expect
    Response(Status.OK)
  },
  "/d" bind Method.POST to ::handle
)
fun handle(request: Request): Response {
  Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + request.query("v"))) // expect
  return Response(Status.OK)
}
val ws = websockets("/ws" bind { req: Request -> WsResponse { ws: Websocket ->
  ws.onMessage { m -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + m.bodyString())) // expect
  }
} })
