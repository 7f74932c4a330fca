using System.Diagnostics;
using System.Web.Http;
using System.Net.Http;

public class Cmd { public string Host { get; set; } }
public class ToolApi : ApiController {
  [HttpGet] public string A(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    return ""; }
  [HttpPost] public async Task<string> B() { Process.Start("bash", "-c \"ping " + await Request.Content.ReadAsStringAsync() + "\""); // expect
    var c = await Request.Content.ReadAsAsync<Cmd>();
    Process.Start("bash", "-c \"ping " + c.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.GetQueryNameValuePairs().First().Value + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.RequestUri.Query + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Headers.GetValues("v").First() + "\""); // expect
    var p = new MultipartFormDataStreamProvider("/tmp");
    await Request.Content.ReadAsMultipartAsync(p);
    Process.Start("bash", "-c \"ping " + p.FormData["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + p.FileData[0].Headers.ContentDisposition.FileName + "\""); // expect
    return ""; }
  [HttpGet] public string N(int v) { Process.Start("bash", "-c \"ping " + v + "\"");
    return ""; }
}
