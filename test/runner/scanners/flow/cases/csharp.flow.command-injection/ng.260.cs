using System.Diagnostics;
using Nancy;
using Nancy.ModelBinding;
using Nancy.Extensions;

public class Cmd { public string Host { get; set; } }
public class NancyApp : NancyModule {
  public NancyApp() {
    Get("/b/{v}", args => { Process.Start("bash", "-c \"ping " + args.v + "\""); // expect
      return ""; });
    Get("/c", _ => { Process.Start("bash", "-c \"ping " + Request.Query["v"] + "\""); // expect
      Process.Start("bash", "-c \"ping " + this.Request.Query.v + "\""); // expect
      Process.Start("bash", "-c \"ping " + Request.Form["v"] + "\""); // expect
      Process.Start("bash", "-c \"ping " + Request.Headers.UserAgent + "\""); // expect
      Process.Start("bash", "-c \"ping " + Request.Cookies["v"] + "\""); // expect
      Process.Start("bash", "-c \"ping " + this.Request.Body.AsString() + "\""); // expect
      return ""; });
    Post("/d", _ => { var cmd = this.Bind<Cmd>(); Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
      return ""; });
    Post("/d2", async (x, ct) => { var cmd = this.BindAndValidate<Cmd>(); Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
      Process.Start("bash", "-c \"ping " + x.v + "\""); // expect
      return ""; });
    Post("/e", _ => { foreach (var f in Request.Files) { Process.Start("bash", "-c \"ping " + f.Name + "\""); // expect
    } return ""; });
    Get("/n/{v:int}", p => { int n = int.Parse((string)p.v); Process.Start("bash", "-c \"ping " + n + "\"");
      return ""; });
  }
}
