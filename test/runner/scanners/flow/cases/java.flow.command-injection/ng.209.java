package request209;

import com.linecorp.armeria.common.*;
import com.linecorp.armeria.server.*;
import com.linecorp.armeria.server.annotation.*;

public class ArmeriaApp {
  @Get("/a/{v}")
  public HttpResponse a(@Param("v") String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return HttpResponse.of(200); }
  @Get("/b")
  public HttpResponse b(@Param String v, @Header("x-v") String h) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h}); // expect
    return HttpResponse.of(200); }
  @Post("/c")
  public HttpResponse c(AggregatedHttpRequest req) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.contentUtf8()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.headers().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.path()}); // expect
    return HttpResponse.of(200); }
  @Get("/n")
  public HttpResponse n(@Param int v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v});
    return HttpResponse.of(200); }
  void start(ServerBuilder sb) {
    sb.service("/x/{v}", (ctx, req) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.pathParam("v")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ctx.queryParam("v")}); // expect
      return HttpResponse.of(200); });
  }
}
