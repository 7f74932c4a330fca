package messages.scans;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.eventbus.Message;
import io.vertx.core.json.JsonObject;

public class MoveVerticle extends AbstractVerticle {
    @Override
    public void start() {
        vertx.eventBus().consumer("scans.move", this::move);
    }

    private void move(Message<JsonObject> message) {
        JsonObject job = message.body();
        vertx.fileSystem().move("/srv/in/" + job.getString("name"), "/srv/out/" + job.getString("folder")); // expect
    }
}
