using System.Diagnostics;
using Grpc.Core;

public class ToolService : Tools.ToolsBase
{
    public override Task<RunReply> Run(RunRequest request, ServerCallContext context)
    {
        Process.Start("sh", "-c " + request.Command); // expect
        return Task.FromResult(new RunReply());
    }
}
