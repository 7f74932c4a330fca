using System.Diagnostics;
using Station.Alarms;

namespace Station.Workers;

public class AlarmWorker : BackgroundService
{
    private readonly AlarmQueue _queue;

    public AlarmWorker(AlarmQueue queue) => _queue = queue;

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        await foreach (var alarm in _queue.All(stopping))
        {
            var siren = alarm.Siren == "north" ? "north" : "south";
            Process.Start("/bin/sh", "-c \"siren " + siren + " " + alarm.Minutes + "\"");
        }
    }
}
