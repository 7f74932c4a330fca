using System.Diagnostics;
using System.Threading.Channels;

namespace Press.Prints;

public class PrintWorker : BackgroundService
{
    private readonly Channel<PrintJob> _prints;
    private readonly Channel<CleanJob> _cleanings;

    public PrintWorker(Channel<PrintJob> prints, Channel<CleanJob> cleanings)
    {
        _prints = prints;
        _cleanings = cleanings;
    }

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        await foreach (var job in _prints.Reader.ReadAllAsync(stopping)) Process.Start("/usr/bin/lp", new[] { "--", job.Name });
        await foreach (var job in _cleanings.Reader.ReadAllAsync(stopping)) Process.Start("/bin/sh", "-c \"clean " + job.Folder + "\"");
    }
}
