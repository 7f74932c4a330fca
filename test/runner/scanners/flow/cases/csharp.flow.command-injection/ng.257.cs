using System.Diagnostics;
using MediatR;
using Wolverine;
using Orleans;

public record Ping(string Host, int Port) : IRequest<string>;
public class PingHandler : IRequestHandler<Ping, string> {
  public Task<string> Handle(Ping request, CancellationToken ct) { Process.Start("bash", "-c \"ping " + request.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + request.Port + "\"");
    return Task.FromResult(""); }
}
