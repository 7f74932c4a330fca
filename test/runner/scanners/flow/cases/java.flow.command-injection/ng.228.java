package request228;

import io.micronaut.http.*;
import io.micronaut.http.annotation.*;
import io.micronaut.http.multipart.*;
import io.micronaut.http.cookie.Cookies;
import java.util.Map;
import java.util.Optional;

@Controller("/t")
public class MicronautCtl {
  @Get("/a/{v}")
  String a(String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @Get("/b{?v}")
  String b(Optional<String> v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v.get()}); // expect
    return ""; }
  @Get("/c")
  String c(@Header("X-V") String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @Get("/d")
  String d(@CookieValue("v") String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @Post("/e")
  String e(@Body Map<String, Object> m) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + m.get("v")}); // expect
    return ""; }
  @Get("/f")
  String f(HttpRequest<?> request) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getParameters().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getHeaders().get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getUri().getQuery()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getCookies().get("v").getValue()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getParameters().getFirst("v").orElse("")}); // expect
    return ""; }
  @Post("/g")
  String g(HttpRequest<String> request) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getBody().orElse("")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getBody(String.class).get()}); // expect
    return ""; }
  @Get("/h")
  String h(HttpHeaders headers, Cookies cookies, HttpParameters params) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + headers.get("v")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + cookies.get("v").getValue()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + params.get("v")}); // expect
    return ""; }
  @Post("/i")
  String i(CompletedFileUpload file) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + file.getFilename()}); // expect
    return ""; }
  @Post("/j")
  String j(@Part("v") String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @Get("/k{?b*}")
  String k(@RequestBean Bean b) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + b.getV()}); // expect
    return ""; }
  @Get("/n/{v}")
  String n(Integer v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v});
    return ""; }
  public static class Bean { private String v; public String getV() { return v; } public void setV(String v) { this.v = v; } }
}
