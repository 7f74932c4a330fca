using System.Net;
using System.Text;
class Board {
  public async Task Serve(HttpListener listener) {
    HttpListenerContext context = await listener.GetContextAsync();
    var name = context.Request.QueryString["name"];
    var bytes = Encoding.UTF8.GetBytes("<h1>" + name + "</h1>");
    context.Response.ContentType = "text/html";
    await context.Response.OutputStream.WriteAsync(bytes); // expect
  }
}
