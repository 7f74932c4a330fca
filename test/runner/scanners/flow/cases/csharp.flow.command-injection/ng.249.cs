using System.Diagnostics;
using FastEndpoints;

public class PingRequest { public string Host { get; set; } public int Port { get; set; } }
public class PingEndpoint : Endpoint<PingRequest> {
  public override void Configure() { Post("/ping"); }
  public override async Task HandleAsync(PingRequest req, CancellationToken ct) {
    Process.Start("bash", "-c \"ping " + req.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + req.Port + "\"");
    Process.Start("bash", "-c \"ping " + Route<string>("v") + "\""); // expect
    Process.Start("bash", "-c \"ping " + Query<string>("v") + "\""); // expect
    int n = Route<int>("n");
    Process.Start("bash", "-c \"ping " + n + "\"");
    Process.Start("bash", "-c \"ping " + Files[0].FileName + "\""); // expect
    Process.Start("bash", "-c \"ping " + HttpContext.Request.Query["v"] + "\""); // expect
  }
}
public class NoReq : EndpointWithoutRequest {
  public override void Configure() { Get("/a/{v}"); }
  public override async Task HandleAsync(CancellationToken ct) {
    Process.Start("bash", "-c \"ping " + Route<string>("v") + "\""); // expect
    Process.Start("bash", "-c \"ping " + Query<string>("v", isRequired: false) + "\""); // expect
    Process.Start("bash", "-c \"ping " + HttpContext.Request.Headers["v"] + "\""); // expect
  }
}
public class Exec : Endpoint<PingRequest, string> {
  public override Task<string> ExecuteAsync(PingRequest r, CancellationToken ct) {
    Process.Start("bash", "-c \"ping " + r.Host + "\""); // expect
    return Task.FromResult("");
  }
}
