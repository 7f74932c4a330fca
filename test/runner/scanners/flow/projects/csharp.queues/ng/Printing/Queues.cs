using System.Collections.Concurrent;
using System.Threading.Channels;

namespace Depot.Printing;

public record LabelJob(int Copies, string Printer);

public class LabelQueue
{
    private readonly Channel<LabelJob> _jobs = Channel.CreateBounded<LabelJob>(50);

    public ValueTask AddAsync(LabelJob job) => _jobs.Writer.WriteAsync(job);

    public ChannelReader<LabelJob> Jobs => _jobs.Reader;
}

public class NoteQueue
{
    private readonly ConcurrentQueue<string> _notes = new();

    public void Add(string note) => _notes.Enqueue(note);

    public bool TryTake(out string? note) => _notes.TryDequeue(out note);
}
