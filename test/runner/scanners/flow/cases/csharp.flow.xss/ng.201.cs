using System.Net;
class W {
  public async Task Serve(HttpListenerContext context) {
    var name = context.Request.QueryString["name"];
    await using var writer = new StreamWriter(context.Response.OutputStream, Encoding.UTF8);
    await writer.WriteAsync("<h1>" + name + "</h1>"); // expect
  }
  public async Task Plain(HttpListenerContext context) {
    var name = context.Request.QueryString["name"];
    context.Response.ContentType = "text/plain";
    await using var writer = new StreamWriter(context.Response.OutputStream, Encoding.UTF8);
    await writer.WriteAsync("<h1>" + name + "</h1>");
  }
  public async Task Log(HttpListenerContext context) {
    var name = context.Request.QueryString["name"];
    await using var writer = new StreamWriter("log.txt");
    await writer.WriteAsync("<h1>" + name + "</h1>");
  }
}
