using System.Net;
using System.Text;
class Board {
  public void Plain(HttpListenerContext context) {
    var response = context.Response;
    var bytes = Encoding.UTF8.GetBytes(context.Request.QueryString["name"]);
    response.ContentType = "text/plain";
    response.OutputStream.Write(bytes, 0, bytes.Length);
  }
}
