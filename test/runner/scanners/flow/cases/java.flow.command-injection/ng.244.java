package request244;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.http.*;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.*;
import io.vertx.ext.web.handler.BodyHandler;

public class VertxApp extends AbstractVerticle {
  public void start() {
    Router router = Router.router(vertx);
    router.route().handler(BodyHandler.create());
    router.get("/a").handler(ctx -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.request().getParam("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.queryParam("v").get(0)}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.pathParam("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.queryParams().get("v")}); // expect
      JsonObject o = ctx.body().asJsonObject();
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.getString("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.getInteger("n")});
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.getBodyAsString()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.request().getHeader("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.request().headers().get("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.getCookie("v").getValue()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.request().getCookie("v").getValue()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.request().formAttributes().get("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.request().query()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.request().uri()}); // expect
    } catch (Exception e) { } });
    router.post("/u").handler(rc -> { for (FileUpload f : rc.fileUploads()) { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + f.fileName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + rc.request().getFormAttribute("v")}); // expect
    } catch (Exception e) { } } });
    router.post("/u2").handler(this::handle);
    vertx.createHttpServer().requestHandler(req -> { try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.getParam("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.path()}); // expect
      req.bodyHandler(body -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + body.toString()}); // expect
      } catch (Exception e) { } });
      req.uploadHandler(u -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + u.filename()}); // expect
      } catch (Exception e) { } });
    } catch (Exception e) { } });
    vertx.createNetServer().connectHandler(socket -> socket.handler(buffer -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + buffer.toString()}); // expect
    } catch (Exception e) { } }));
  }
  void handle(RoutingContext context) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + context.body().asString()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + context.normalizedPath()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + context.body().asPojo(Cmd.class).host}); // expect
    } catch (Exception e) { }
  }
  static class Cmd { public String host; }
}
