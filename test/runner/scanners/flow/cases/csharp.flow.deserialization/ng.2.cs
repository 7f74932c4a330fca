using System.Web;
using System.Web.UI;

public class ViewState : IHttpHandler
{
    public void ProcessRequest(HttpContext context)
    {
        var formatter = new LosFormatter();
        var state = formatter.Deserialize(context.Request.Form["state"]); // expect
    }
}
