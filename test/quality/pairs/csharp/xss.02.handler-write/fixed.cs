using System.Web;

public class Greet : IHttpHandler
{
    public bool IsReusable => true;

    public void ProcessRequest(HttpContext context)
    {
        string name = HttpUtility.HtmlEncode(context.Request["name"]);
        context.Response.ContentType = "text/html";
        context.Response.Write($"<b>{name}</b>");
    }
}
