using System.Diagnostics;
using Microsoft.Owin;
using Owin;

public class Startup {
  public void Configuration(IAppBuilder app) {
    app.Run(context => { Process.Start("bash", "-c \"ping " + context.Request.Query["v"] + "\""); // expect
      Process.Start("bash", "-c \"ping " + context.Request.Path.Value + "\""); // expect
      Process.Start("bash", "-c \"ping " + context.Request.Headers["v"] + "\""); // expect
      Process.Start("bash", "-c \"ping " + context.Request.QueryString.Value + "\""); // expect
      Process.Start("bash", "-c \"ping " + context.Request.Cookies["v"] + "\""); // expect
      Process.Start("bash", "-c \"ping " + context.Request.Uri.Query + "\""); // expect
      return Task.FromResult(0); });
  }
}
public class Mw : OwinMiddleware {
  public Mw(OwinMiddleware next) : base(next) { }
  public async override Task Invoke(IOwinContext ctx) {
    var form = await ctx.Request.ReadFormAsync();
    Process.Start("bash", "-c \"ping " + form["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + ctx.Request.Query.Get("v") + "\""); // expect
    Process.Start("bash", "-c \"ping " + ctx.Request.LocalPort + "\"");
  }
}
