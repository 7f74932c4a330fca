import io.vertx.core.AbstractVerticle;
import io.vertx.core.eventbus.Message;
import io.vertx.core.json.JsonObject;

public class EchoVerticle extends AbstractVerticle {
    static final String ECHO = "echo.run";

    @Override
    public void start() {
        vertx.eventBus().consumer(ECHO, this::onProbe);
    }

    private void onProbe(Message<JsonObject> message) {
        run("ping -c 1 " + message.body().getString("host"));
    }

    private void run(String command) {
        try {
            Runtime.getRuntime().exec(new String[] {"/bin/sh", "-c", command});
        } catch (java.io.IOException e) {
            throw new IllegalStateException("probe", e);
        }
    }
}
