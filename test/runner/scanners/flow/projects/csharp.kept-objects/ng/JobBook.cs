using System.Collections.Concurrent;

namespace Kept.Jobs;

public record Job(Guid Id, string Command, int Minutes);

public class JobBook
{
    private readonly ConcurrentDictionary<Guid, Job> _jobs = new();

    public void Add(Job job) => _jobs[job.Id] = job;

    public IEnumerable<Job> All() => _jobs.Values;
}
