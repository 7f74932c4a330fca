import io.vertx.core.AbstractVerticle
import io.vertx.ext.web.Router
import io.vertx.ext.web.RoutingContext
import io.vertx.kotlin.coroutines.CoroutineVerticle

class VertxK : CoroutineVerticle() {
  override suspend fun start() {
    val router = Router.router(vertx)
    router.get("/a").handler { ctx ->
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.request().getParam("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.pathParam("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.queryParam("v")[0])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.body().asJsonObject().getString("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.body().asString())) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.bodyAsString)) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.request().getHeader("v"))) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + ctx.body().asJsonObject().getInteger("v")))
    }
    router.get("/b").handler { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.pathParam("v"))) // expect
    }
    router.get("/c").handler(this::handle)
    vertx.createHttpServer().requestHandler { req -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + req.getParam("v"))) // expect
    }
  }
  fun handle(rc: RoutingContext) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + rc.request().getParam("v"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + rc.queryParams()["v"])) // expect
  }
}
