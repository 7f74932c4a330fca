using System.Web;

public class Preference : IHttpHandler
{
    public void ProcessRequest(HttpContext context)
    {
        context.Session.Add("page", int.Parse(context.Request.Form["page"]));
    }
}
