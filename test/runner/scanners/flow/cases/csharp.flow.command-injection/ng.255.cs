using System.Diagnostics;
using System.Net;
using System.Web;

class Listener {
  void Run(HttpListener listener) {
    var context = listener.GetContext();
    var req = context.Request;
    Process.Start("bash", "-c \"ping " + req.QueryString["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Url.AbsolutePath + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.RawUrl + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Headers["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Cookies["v"].Value + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.UserAgent + "\""); // expect
    Process.Start("bash", "-c \"ping " + new System.IO.StreamReader(req.InputStream).ReadToEnd() + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.ContentLength64 + "\"");
  }
  async Task Async(HttpListener listener) {
    HttpListenerContext ctx = await listener.GetContextAsync();
    Process.Start("bash", "-c \"ping " + ctx.Request.Url.Query + "\""); // expect
  }
}
