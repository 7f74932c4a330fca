using System.Diagnostics;
using System.Web;

public class RunHandler : IHttpHandler
{
    public bool IsReusable => false;

    public void ProcessRequest(HttpContext context)
    {
        string tool = context.Request.Form["tool"];
        Process.Start("cmd.exe", "/c " + tool); // expect
    }
}
