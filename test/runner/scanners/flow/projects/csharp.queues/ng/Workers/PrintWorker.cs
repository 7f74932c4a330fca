using System.Diagnostics;
using Depot.Printing;

namespace Depot.Workers;

public class PrintWorker : BackgroundService
{
    private readonly LabelQueue _queue;

    public PrintWorker(LabelQueue queue) => _queue = queue;

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        while (await _queue.Jobs.WaitToReadAsync(stopping))
        {
            while (_queue.Jobs.TryRead(out var job))
            {
                Process.Start("/bin/sh", "-c \"lp -n " + job.Copies + "\"");
                Process.Start("/bin/sh", "-c \"lp -d " + job.Printer + "\""); // expect
            }
        }
    }
}
