package request224;

import io.jooby.Jooby;
import io.jooby.Context;
import io.jooby.annotation.*;

public class JoobyApp extends Jooby {
  {
    get("/a", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.query("v").value()}); return ""; }); // expect
    get("/a2", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.query("v").intValue()}); return ""; });
    post("/b", ctx -> { Cmd c = ctx.body(Cmd.class); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + c.host}); return ""; }); // expect
    post("/c", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.file("f").getFileName()}); return ""; }); // expect
    post("/d", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.form("f").toOptional().orElse("")}); return ""; }); // expect
    post("/e", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.getRequestPath()}); return ""; }); // expect
    post("/e2", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.queryString()}); return ""; }); // expect
    post("/e3", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.cookieMap().get("x")}); return ""; }); // expect
    post("/e4", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.header("x").valueOrNull()}); return ""; }); // expect
    ws("/ws", (ctx, configurer) -> { configurer.onMessage((ws, message) -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message.value()}); } catch (Exception e) { } }); }); // expect
  }
  static class Cmd { String host; }
}
@Path("/x")
class JoobyCtl {
  @GET
  public String q(@QueryParam String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); return ""; } // expect
}
