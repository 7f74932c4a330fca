using System.Diagnostics;
using System.ServiceModel;
using System.ServiceModel.Web;
using System.Web.Services;

[ServiceContract]
public interface ITool {
  [OperationContract] string Run(string v);
  [OperationContract] string Num(int v);
  [OperationContract, WebGet(UriTemplate = "x/{v}")] string Get(string v);
}
public class Tool : ITool {
  public string Run(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    Process.Start("bash", "-c \"ping " + WebOperationContext.Current.IncomingRequest.UriTemplateMatch.QueryParameters["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + WebOperationContext.Current.IncomingRequest.Headers["v"] + "\""); // expect
    return ""; }
  public string Num(int v) { Process.Start("bash", "-c \"ping " + v + "\"");
    return ""; }
  public string Get(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    return ""; }
}
public class Asmx : WebService {
  [WebMethod] public string Run(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    Process.Start("bash", "-c \"ping " + Context.Request["v"] + "\""); // expect
    return ""; }
}
