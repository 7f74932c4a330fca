package demo;
import io.vertx.core.AbstractVerticle;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import org.apache.commons.text.StringEscapeUtils;
public class V extends AbstractVerticle {
  @Override public void start() {
    Router router = Router.router(vertx);
    router.get("/b").handler(ctx -> {
      String q = ctx.request().getParam("q");
      ctx.response().putHeader("content-type", "text/html").end("<p>" + StringEscapeUtils.escapeHtml4(q) + "</p>");
    });
    router.get("/c").handler(ctx -> {
      String q = ctx.request().getParam("q");
      ctx.response().putHeader("content-type", "application/json").end(new JsonObject().put("q", q).encode());
    });
    router.get("/d").handler(ctx -> {
      ctx.response().putHeader("content-type", "text/plain").end(ctx.request().getParam("q"));
    });
    vertx.createHttpServer().requestHandler(router).listen(8080);
  }
}
