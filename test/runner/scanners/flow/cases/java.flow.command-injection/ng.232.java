package request232;

import io.quarkus.vertx.web.*;
import io.quarkus.funqy.Funq;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;

public class QuarkusRoutes {
  @Route(path = "a/:v", methods = Route.HttpMethod.GET)
  String a(@Param String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @Route(path = "b")
  String b(@Param("v") Optional<String> v, @Header("X-V") String h) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v.orElse("")}); // expect
    return ""; }
  @Route(path = "c", methods = Route.HttpMethod.POST)
  String c(@Body String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @Route(path = "d")
  void d(RoutingContext rc) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + rc.request().getParam("v")}); // expect
  }
  @Route(path = "e")
  void e(RoutingExchange ex) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + ex.getParam("v").orElse("")}); // expect
  }
  @Funq
  public String f(String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @Route(path = "n/:v")
  String n(@Param Integer v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v});
    return ""; }
}
