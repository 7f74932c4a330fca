package request233;

import ratpack.server.RatpackServer;
import ratpack.handling.Context;
import ratpack.handling.Handler;
import ratpack.form.Form;
import ratpack.form.UploadedFile;

public class RatpackApp implements Handler {
  public static void main(String[] a) throws Exception {
    RatpackServer.start(s -> s.handlers(chain -> chain
      .get("a/:v", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.getPathTokens().get("v")}); ctx.render(""); }) // expect
      .get("q", ctx -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.getRequest().getQueryParams().get("v")}); ctx.render(""); }) // expect
      .post("b", ctx -> ctx.getRequest().getBody().then(b -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + b.getText()}); })) // expect
      .post("f", ctx -> ctx.parse(Form.class).then(f -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + f.get("v")}); })) // expect
      .post("u", ctx -> ctx.parse(Form.class).then(f -> { UploadedFile u = f.file("x"); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + u.getFileName()}); })) // expect
    ));
  }
  public void handle(Context context) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + context.getRequest().getHeaders().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Integer.parseInt(context.getPathTokens().get("v"))});
  }
}
