using System.Diagnostics;
using Microsoft.Azure.Functions.Worker;
using Microsoft.Azure.Functions.Worker.Http;
using System.Web;

public class Cmd { public string Host { get; set; } }
public class AzIso {
  [Function("A")]
  public async Task<HttpResponseData> Run([HttpTrigger(AuthorizationLevel.Function, "get", Route = "a/{name}")] HttpRequestData req, string name) {
    Process.Start("bash", "-c \"ping " + req.Query["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + await req.ReadAsStringAsync() + "\""); // expect
    var c = await req.ReadFromJsonAsync<Cmd>();
    Process.Start("bash", "-c \"ping " + c.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + HttpUtility.ParseQueryString(req.Url.Query)["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Headers.GetValues("v").First() + "\""); // expect
    Process.Start("bash", "-c \"ping " + await new StreamReader(req.Body).ReadToEndAsync() + "\""); // expect
    Process.Start("bash", "-c \"ping " + name + "\""); // expect
    Process.Start("bash", "-c \"ping " + int.Parse(req.Query["n"]) + "\"");
    return req.CreateResponse();
  }
  [Function("B")]
  public void Blob([BlobTrigger("c/{name}")] byte[] blob, string name) { Process.Start("bash", "-c \"ping " + name + "\""); // expect
  }
  [Function("C")]
  public void C([HttpTrigger(AuthorizationLevel.Function, "get")] HttpRequestData req, FunctionContext ctx) { Process.Start("bash", "-c \"ping " + ctx.BindingContext.BindingData["v"] + "\""); // expect
  }
}
