using System.Diagnostics;
using Wolverine;
using Wolverine.Http;

public record Cmd(string Host, int Port);
public record Evt(string Host);
public static class PingEndpoint {
  [WolverinePost("/ping")]
  public static string Post(Cmd cmd) { Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + cmd.Port + "\"");
    return ""; }
  [WolverineGet("/ping/{v}")]
  public static string Get(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    return ""; }
}
