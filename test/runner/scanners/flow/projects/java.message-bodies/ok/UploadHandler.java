package messages.scans;

import io.vertx.core.Handler;
import io.vertx.core.eventbus.EventBus;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;

public class UploadHandler implements Handler<RoutingContext> {
    private final EventBus bus;

    public UploadHandler(EventBus bus) {
        this.bus = bus;
    }

    @Override
    public void handle(RoutingContext ctx) {
        JsonObject job = new JsonObject().put("folder", ctx.pathParam("folder")).put("name", "latest.pdf");
        bus.send("scans.move", job);
        ctx.response().setStatusCode(202).end();
    }
}
