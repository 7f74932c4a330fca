public class Greeting : IHttpHandler
{
    public void ProcessRequest(HttpContext context)
    {
        context.Response.Write("<p>" + HttpUtility.HtmlEncode(context.Request.Params["name"]) + "</p>");
    }
}
