using System.Diagnostics;
using Grpc.Core;

public class GreeterService : Greeter.GreeterBase {
  public override Task<HelloReply> SayHello(HelloRequest request, ServerCallContext context) {
    Process.Start("bash", "-c \"ping " + request.Name + "\""); // expect
    Process.Start("bash", "-c \"ping " + context.RequestHeaders.GetValue("v") + "\""); // expect
    Process.Start("bash", "-c \"ping " + (int)request.Age + "\"");
    return Task.FromResult(new HelloReply());
  }
  public override async Task<HelloReply> Many(IAsyncStreamReader<HelloRequest> requestStream, ServerCallContext context) {
    await foreach (var r in requestStream.ReadAllAsync()) { Process.Start("bash", "-c \"ping " + r.Name + "\""); // expect
    }
    while (await requestStream.MoveNext()) { Process.Start("bash", "-c \"ping " + requestStream.Current.Name + "\""); // expect
    }
    return new HelloReply();
  }
}
