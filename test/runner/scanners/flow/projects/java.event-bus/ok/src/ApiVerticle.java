import io.vertx.core.AbstractVerticle;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;

public class ApiVerticle extends AbstractVerticle {
    @Override
    public void start() {
        Router router = Router.router(vertx);
        router.get("/probe").handler(ctx -> {
            String host = ctx.request().getParam("host");
            vertx.eventBus().request(EchoVerticle.ECHO, new JsonObject().put("host", "localhost"), reply -> ctx.end());
        });
    }
}
