using System.Threading.Channels;

namespace Station.Alarms;

public record Alarm(int Minutes, string Siren);

public class AlarmQueue
{
    private readonly Channel<Alarm> _alarms = Channel.CreateUnbounded<Alarm>();

    public ValueTask AddAsync(Alarm alarm) => _alarms.Writer.WriteAsync(alarm);

    public IAsyncEnumerable<Alarm> All(CancellationToken token) => _alarms.Reader.ReadAllAsync(token);
}
