using MassTransit;
using System.Diagnostics;
public record PrintLabel
{
    public long ParcelId { get; init; }
    public string Station { get; init; } = string.Empty;
    public int Copies { get; init; } = 1;
}
public class LabelConsumer : IConsumer<PrintLabel>
{
    private readonly PrinterOptions _options;
    public LabelConsumer(IOptions<PrinterOptions> options) { _options = options.Value; }
    public async Task Consume(ConsumeContext<PrintLabel> context)
    {
        var message = context.Message;
        Process.Start("/bin/bash", "-c \"lp " + message.ParcelId + "\"");
        Process.Start("/bin/bash", "-c \"lp " + context.Message.Copies + "\"");
        Process.Start("/bin/bash", "-c \"lp " + message.Station + "\""); // expect
        if (!_options.Queues.TryGetValue(message.Station, out var queue))
        {
            throw new InvalidOperationException("unknown station");
        }
        Process.Start("/bin/bash", "-c \"lp " + queue + "\"");
        var file = Path.Combine(_options.Dir, $"{message.ParcelId}.zpl");
        Process.Start("/bin/bash", "-c \"lp " + file + "\"");
    }
}
public sealed class PrinterOptions
{
    public string Dir { get; set; } = "/var/spool/labels";
    public Dictionary<string, string> Queues { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}
