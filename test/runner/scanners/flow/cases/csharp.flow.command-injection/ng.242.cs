using System.Diagnostics;
using Microsoft.Azure.WebJobs;
using Microsoft.Azure.WebJobs.Extensions.Http;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;

public class Cmd { public string Host { get; set; } }
public static class AzFn {
  [FunctionName("A")]
  public static async Task<IActionResult> Run([HttpTrigger(AuthorizationLevel.Function, "get", "post", Route = "a/{name}")] HttpRequest req, string name) {
    Process.Start("bash", "-c \"ping " + req.Query["v"] + "\""); // expect
    string body = await new StreamReader(req.Body).ReadToEndAsync();
    dynamic data = JsonConvert.DeserializeObject(body);
    Process.Start("bash", "-c \"ping " + data?.name + "\""); // expect
    Process.Start("bash", "-c \"ping " + name + "\""); // expect
    Process.Start("bash", "-c \"ping " + int.Parse(name) + "\"");
    return new OkResult();
  }
  [FunctionName("B")]
  public static void Blob([BlobTrigger("c/{name}")] Stream blob, string name) { Process.Start("bash", "-c \"ping " + name + "\""); // expect
  }
  [FunctionName("C")]
  public static void Queue([QueueTrigger("q")] string message) { Process.Start("bash", "-c \"ping " + message + "\""); // expect
  }
  [FunctionName("D")]
  public static void Typed([HttpTrigger(AuthorizationLevel.Anonymous, "post")] Cmd cmd) { Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
  }
  [FunctionName("E")]
  public static async Task Msg([HttpTrigger(AuthorizationLevel.Anonymous, "post")] HttpRequestMessage req) { Process.Start("bash", "-c \"ping " + await req.Content.ReadAsStringAsync() + "\""); // expect
    var c = await req.Content.ReadAsAsync<Cmd>();
    Process.Start("bash", "-c \"ping " + c.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.RequestUri.Query + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.GetQueryNameValuePairs().First().Value + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Headers.GetValues("v").First() + "\""); // expect
  }
}
