using System.Web;
using log4net;

public class Audit : IHttpHandler
{
    private static readonly ILog log = LogManager.GetLogger("audit");

    public void ProcessRequest(HttpContext context)
    {
        log.Info("visit by an agent of length " + context.Request.UserAgent.Length);
        log.Info("page " + int.Parse(context.Request.QueryString["page"]));
    }
}
