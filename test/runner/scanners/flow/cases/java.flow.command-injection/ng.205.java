import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;

class Pings {
    void ping(RoutingContext ctx) throws Exception {
        JsonObject body = ctx.getBodyAsJson();
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping -c " + body.getInteger("count", 3)});
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + body.getString("host")}); // expect
    }
}
