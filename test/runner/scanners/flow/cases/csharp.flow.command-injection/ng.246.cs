using System.Diagnostics;
using Carter;
using Carter.ModelBinding;
using Carter.Request;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;

public record Cmd(string Host);
public class CarterApp : ICarterModule {
  public void AddRoutes(IEndpointRouteBuilder app) {
    app.MapGet("/a/{v}", (string v) => { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    });
    app.MapGet("/b", (HttpContext ctx) => { Process.Start("bash", "-c \"ping " + ctx.Request.Query["v"] + "\""); // expect
    });
    app.MapPost("/c", (Cmd cmd) => { Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
    });
    app.MapPost("/d", async (HttpRequest req, HttpResponse res) => { var c = await req.Bind<Cmd>(); Process.Start("bash", "-c \"ping " + c.Host + "\""); // expect
      Process.Start("bash", "-c \"ping " + req.RouteValues.As<string>("v") + "\""); // expect
      Process.Start("bash", "-c \"ping " + req.Query.As<string>("v") + "\""); // expect
    });
    app.MapGet("/n", (int n) => { Process.Start("bash", "-c \"ping " + n + "\"");
    });
  }
}
