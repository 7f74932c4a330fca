using System.Diagnostics;
using Marten;

public class Job { public Guid Id { get; set; } public string Command { get; set; } = ""; }

public class MartenJobs
{
    private readonly IDocumentStore _store;
    private readonly IQuerySession _query;
    public MartenJobs(IDocumentStore store, IQuerySession query) { _store = store; _query = query; }

    public async Task Run(Guid id)
    {
        await using var session = _store.LightweightSession();
        var a = await session.LoadAsync<Job>(id);
        Process.Start("bash", "-c " + a.Command); // expect
        var b = await session.Query<Job>().Where(j => j.Id == id).FirstOrDefaultAsync();
        Process.Start("bash", "-c " + b.Command); // expect
        foreach (var j in await _query.Query<Job>().ToListAsync())
            Process.Start("bash", "-c " + j.Command); // expect
        var c = await _query.QueryAsync<Job>("where data ->> 'Command' = ?", "x");
        Process.Start("bash", "-c " + c[0].Command); // expect
        var d = await _query.LoadManyAsync<Job>(id);
        Process.Start("bash", "-c " + d[0].Command); // expect
        Process.Start("bash", "-c " + a.Id);
        var e = await session.Events.AggregateStreamAsync<Job>(id);
        Process.Start("bash", "-c " + e.Command); // expect
    }
}
