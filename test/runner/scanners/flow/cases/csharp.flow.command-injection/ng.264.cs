using System.Diagnostics;
using Microsoft.AspNetCore.SignalR;

public class Msg { public string Text { get; set; } public int N { get; set; } }
public class ChatHub : Hub {
  public async Task Send(string user, string message) { Process.Start("bash", "-c \"ping " + message + "\""); // expect
  }
  public Task Typed(Msg m) { Process.Start("bash", "-c \"ping " + m.Text + "\""); // expect
    Process.Start("bash", "-c \"ping " + m.N + "\"");
    return Task.CompletedTask; }
  public override Task OnConnectedAsync() { Process.Start("bash", "-c \"ping " + Context.GetHttpContext().Request.Query["v"] + "\""); // expect
    return base.OnConnectedAsync(); }
  public async Task Stream(IAsyncEnumerable<string> stream) { await foreach (var s in stream) { Process.Start("bash", "-c \"ping " + s + "\""); // expect
  } }
}
public class Typed : Hub<IClient> {
  public void Run(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
  }
}
