using System.Web;

public class Download : IHttpHandler
{
    public bool IsReusable => true;

    public void ProcessRequest(HttpContext context)
    {
        context.Response.AddHeader("Content-Disposition", "attachment; filename=" + context.Request.QueryString["name"]); // expect
    }
}
