using System.Diagnostics;
using ServiceStack;
using ServiceStack.Web;

[Route("/ping/{Host}")]
public class Ping : IReturn<PingResponse> { public string Host { get; set; } public int Port { get; set; } }
public class PingResponse { public string Result { get; set; } }
public class PingService : Service {
  public object Any(Ping request) { Process.Start("bash", "-c \"ping " + request.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + request.Port + "\"");
    return new PingResponse(); }
  public object Get(Ping dto) { Process.Start("bash", "-c \"ping " + dto.Host + "\""); // expect
    return null; }
  public async Task<object> PostAsync(Ping request) { Process.Start("bash", "-c \"ping " + request.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.QueryString["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.FormData["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.GetRawBody() + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Files[0].FileName + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.GetHeader("v") + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Headers["v"] + "\""); // expect
    return null; }
}
