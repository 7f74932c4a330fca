using System.Diagnostics;
using MediatR;

public record Print(string Title, int Copies) : IRequest<Unit>;

// A handler may implement other interfaces, too.
public sealed class PrintHandler : IDisposable, IRequestHandler<Print, Unit>
{
    public Task<Unit> Handle(Print request, CancellationToken token)
    {
        Process.Start("/bin/sh", "-c \"print -n " + request.Copies + "\"");
        Process.Start("/bin/sh", "-c \"print " + request.Title + "\""); // expect
        return Unit.Task;
    }

    public void Dispose() { }
}
