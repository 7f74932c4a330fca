package demo;
import io.vertx.core.AbstractVerticle;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
public class V extends AbstractVerticle {
  @Override public void start() {
    Router router = Router.router(vertx);
    router.get("/hello").handler(this::hello);
    router.get("/b").handler(ctx -> {
      String q = ctx.request().getParam("q");
      ctx.response().putHeader("content-type", "text/html").end("<p>" + q + "</p>"); // expect
    });
    vertx.createHttpServer().requestHandler(router).listen(8080);
  }
  private void hello(RoutingContext ctx) {
    String name = ctx.queryParam("name").get(0);
    String html = "<h1>Hi " + name + "</h1>";
    ctx.response().setStatusCode(200).putHeader("Content-Type", "text/html; charset=utf-8").end(html); // expect
  }
}
