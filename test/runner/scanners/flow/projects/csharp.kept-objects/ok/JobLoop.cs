using System.Diagnostics;

namespace Kept.Jobs;

public class JobLoop : BackgroundService
{
    private readonly JobBook _book;

    public JobLoop(JobBook book) => _book = book;

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        using var timer = new PeriodicTimer(TimeSpan.FromMinutes(1));
        while (await timer.WaitForNextTickAsync(stopping))
        {
            foreach (var job in _book.All())
            {
                Process.Start("sh", "-c " + job.Command);
            }
        }
    }
}
