using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.MapGet("/a/{v}", (string v) => { Process.Start("bash", "-c \"ping " + v + "\""); // expect
  return Results.Ok(); });
app.MapGet("/b", ([FromQuery] string v) => { Process.Start("bash", "-c \"ping " + v + "\""); // expect
});
app.MapGet("/c", (HttpContext ctx) => { Process.Start("bash", "-c \"ping " + ctx.Request.Query["v"] + "\""); // expect
  Process.Start("bash", "-c \"ping " + ctx.Request.RouteValues["v"] + "\""); // expect
  Process.Start("bash", "-c \"ping " + ctx.Request.Cookies["v"] + "\""); // expect
  Process.Start("bash", "-c \"ping " + ctx.GetRouteValue("v") + "\""); // expect
});
app.MapPost("/d", (Cmd cmd) => { Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
  Process.Start("bash", "-c \"ping " + cmd.Port + "\"");
});
app.MapPost("/e", async (HttpRequest request) => {
  var form = await request.ReadFormAsync();
  Process.Start("bash", "-c \"ping " + form["v"] + "\""); // expect
  Process.Start("bash", "-c \"ping " + form.Files[0].FileName + "\""); // expect
  using var reader = new StreamReader(request.Body);
  Process.Start("bash", "-c \"ping " + await reader.ReadToEndAsync() + "\""); // expect
  var c = await request.ReadFromJsonAsync<Cmd>();
  Process.Start("bash", "-c \"ping " + c.Host + "\""); // expect
});
app.MapPost("/f", (IFormFile file) => { Process.Start("bash", "-c \"ping " + file.FileName + "\""); // expect
});
app.MapPost("/f2", (IFormFileCollection files) => { Process.Start("bash", "-c \"ping " + files[0].FileName + "\""); // expect
});
app.MapGet("/g", ([AsParameters] Search s) => { Process.Start("bash", "-c \"ping " + s.Text + "\""); // expect
});
app.MapGet("/h", ([FromHeader(Name = "X-V")] string v) => { Process.Start("bash", "-c \"ping " + v + "\""); // expect
});
app.MapPut("/i/{v}", Handlers.Update);
app.MapGet("/n/{v}", (int v) => { Process.Start("bash", "-c \"ping " + v + "\"");
});
var group = app.MapGroup("/x");
group.MapDelete("/{v}", (string v) => { Process.Start("bash", "-c \"ping " + v + "\""); // expect
});
app.Run();
record Cmd(string Host, int Port);
record Search(string Text);
static class Handlers {
  public static IResult Update(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    return Results.Ok(); }
}
