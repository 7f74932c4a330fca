package chat;

import io.javalin.Javalin;

public class MirrorServer {
  public static void main(String[] arguments) {
    Javalin app = Javalin.create();
    app.ws("/mirror", ws -> {
      ws.onMessage(ctx -> Scripts.mirror(ctx.message()));
    });
    app.start(7070);
  }
}
