using System.Web;
using log4net;

public class Audit : IHttpHandler
{
    private static readonly ILog log = LogManager.GetLogger("audit");

    public void ProcessRequest(HttpContext context)
    {
        log.Info("visit by " + context.Request.UserAgent); // expect
    }
}
