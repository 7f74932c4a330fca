package bank.statementsng;

import io.vertx.core.Handler;
import io.vertx.core.eventbus.EventBus;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import java.util.UUID;

public class StatementHandler implements Handler<RoutingContext> {
    private final EventBus bus;

    public StatementHandler(EventBus bus) {
        this.bus = bus;
    }

    @Override
    public void handle(RoutingContext ctx) {
        String id = ctx.pathParam("id");
        JsonObject request = new JsonObject().put("id", id).put("format", "pdf");
        bus.<JsonObject>request("statementsng.read", request).onSuccess(reply -> ctx.response().end());
    }
}
