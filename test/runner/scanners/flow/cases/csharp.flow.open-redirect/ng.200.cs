using System.Net;
using System.Text;
class Board {
  public void Away(HttpListenerContext context) {
    context.Response.Redirect(context.Request.QueryString["next"]); // expect
  }
}
