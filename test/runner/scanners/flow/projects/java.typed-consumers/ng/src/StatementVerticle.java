package bank.statementsng;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.eventbus.Message;
import io.vertx.core.json.JsonObject;

public class StatementVerticle extends AbstractVerticle {
    @Override
    public void start() {
        vertx.eventBus().<JsonObject>consumer("statementsng.read", this::onRead);
    }

    private void onRead(Message<JsonObject> message) {
        JsonObject body = message.body();
        String file = "/srv/statements/" + body.getString("id") + "." + body.getString("format");
        vertx.fileSystem().readFile(file).onSuccess(message::reply); // expect
    }
}
