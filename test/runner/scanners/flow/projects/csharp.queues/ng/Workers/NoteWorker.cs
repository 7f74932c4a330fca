using System.Diagnostics;
using Depot.Printing;

namespace Depot.Workers;

public class NoteWorker : BackgroundService
{
    private readonly NoteQueue _queue;

    public NoteWorker(NoteQueue queue) => _queue = queue;

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        while (!stopping.IsCancellationRequested)
        {
            if (_queue.TryTake(out var note)) Process.Start("/bin/sh", "-c \"wall " + note + "\""); // expect
            await Task.Delay(500, stopping);
        }
    }
}
