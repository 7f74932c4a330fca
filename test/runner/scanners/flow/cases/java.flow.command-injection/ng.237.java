package request237;

import static spark.Spark.*;
import spark.Request;
import spark.Response;
import com.google.gson.Gson;

public class SparkApp {
  public static void main(String[] args) {
    get("/a", (req, res) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.queryParams("v")}); return ""; }); // expect
    get("/b/:v", (request, response) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.params(":v")}); return ""; }); // expect
    post("/c", (req, res) -> { Cmd c = new Gson().fromJson(req.body(), Cmd.class); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + c.host}); return ""; }); // expect
    get("/d", (rq, rs) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + rq.headers("v")}); return ""; }); // expect
    get("/e", (req, res) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.queryMap("v").value()}); return ""; }); // expect
    get("/f", (req, res) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.pathInfo()}); return ""; }); // expect
    get("/g", (req, res) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.userAgent()}); return ""; }); // expect
    post("/u", (req, res) -> { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.raw().getPart("f").getSubmittedFileName()}); return ""; }); // expect
    get("/h", SparkApp::handle);
    get("/n", (req, res) -> { int n = Integer.parseInt(req.queryParams("n")); Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n}); return ""; });
  }
  static Object handle(Request r, Response s) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.queryParams("v")}); return ""; } // expect
  static class Cmd { String host; }
}
