using System.Web;

public class Language : IHttpHandler
{
    public void ProcessRequest(HttpContext context)
    {
        var language = context.Request["lang"] == "de" ? "de" : "en";
        context.Response.AppendHeader("Content-Language", language);
    }
}
