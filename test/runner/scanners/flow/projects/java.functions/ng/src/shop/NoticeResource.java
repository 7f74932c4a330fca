package shop;

import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.Map;
import java.util.function.Function;

@Path("/notices")
public class NoticeResource {
  @Inject private Notices notices;

  @POST
  public String send(JsonObject body) throws Exception {
    Map<String, Function<JsonObject, Notices.Delivery>> kinds =
        Map.ofEntries(
            Map.entry("hook", json -> notices.toHook(json.getString("address"))),
            Map.entry("desk", json -> notices.toDesk(json.getInt("desk"))));
    return kinds.get(body.getString("kind")).apply(body).deliver();
  }

  @POST
  @Path("/reports")
  public String report(JsonObject body) throws Exception {
    return notices.read(body.getString("name"));
  }
}
