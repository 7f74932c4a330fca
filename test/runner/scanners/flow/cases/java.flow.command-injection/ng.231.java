package request231;

import com.fasterxml.jackson.databind.JsonNode;
import javax.inject.Inject;
import java.io.IOException;
import play.data.DynamicForm;
import play.data.Form;
import play.data.FormFactory;
import play.libs.Files.TemporaryFile;
import play.mvc.Controller;
import play.mvc.Http;
import play.mvc.Result;

public class Play extends Controller {
  @Inject FormFactory formFactory;
  public Result route(String host) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host}); return ok(); } // expect
  public Result routeReq(Http.Request request, String host) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host}); return ok(); } // expect
  public Result query(Http.Request request) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getQueryString("v")}); return ok(); } // expect
  public Result query2(Http.Request request) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.queryString("v").orElse("")}); return ok(); } // expect
  public Result json(Http.Request request) throws IOException { JsonNode n = request.body().asJson(); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n.get("v").asText()}); return ok(); } // expect
  public Result text(Http.Request request) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.body().asText()}); return ok(); } // expect
  public Result form(Http.Request request) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.body().asFormUrlEncoded().get("v")[0]}); return ok(); } // expect
  public Result dyn(Http.Request request) throws IOException { DynamicForm f = formFactory.form().bindFromRequest(request); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + f.get("v")}); return ok(); } // expect
  public Result header(Http.Request request) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.header("X").get()}); return ok(); } // expect
  public Result headers(Http.Request request) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getHeaders().get("X").orElse("")}); return ok(); } // expect
  public Result cookie(Http.Request request) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getCookie("c").get().value()}); return ok(); } // expect
  public Result upload(Http.Request request) throws IOException {
    Http.MultipartFormData<TemporaryFile> body = request.body().asMultipartFormData();
    Http.MultipartFormData.FilePart<TemporaryFile> p = body.getFile("f");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + p.getFilename()}); // expect
    return ok();
  }
  public Result typed(Http.Request request) throws IOException {
    Form<Ping> form = formFactory.form(Ping.class).bindFromRequest(request);
    Ping p = form.get();
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + p.getHost()}); // expect
    return ok();
  }
  public Result port(Long port) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + port}); return ok(); }
  public static class Ping { private String host; public String getHost() { return host; } public void setHost(String h) { host = h; } }
}
