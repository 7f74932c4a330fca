using System.Diagnostics;
using System.Threading.Channels;

namespace Press.Reports;

public class ReportWorker : BackgroundService
{
    private readonly Channel<ReportJob> _channel;

    public ReportWorker(Channel<ReportJob> channel) => _channel = channel;

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        await foreach (var job in _channel.Reader.ReadAllAsync(stopping))
        {
            Process.Start("/bin/sh", "-c \"report -p " + job.Pages + "\"");
            Process.Start("/bin/sh", "-c \"report " + job.Name + "\""); // expect
        }
    }
}
