using System.Web;

public class Preference : IHttpHandler
{
    public void ProcessRequest(HttpContext context)
    {
        context.Session.Add("theme", context.Request.Form["theme"]); // expect
    }
}
