using System.Diagnostics;
using Raven.Client.Documents;
using Raven.Client.Documents.Session;

public class Job { public string Id { get; set; } public string Command { get; set; } = ""; public int N { get; set; } }

public class RavenJobs
{
    private readonly IDocumentStore _store;
    private readonly IAsyncDocumentSession _async;
    public RavenJobs(IDocumentStore store, IAsyncDocumentSession s) { _store = store; _async = s; }

    public async Task Run(string id)
    {
        using var session = _store.OpenSession();
        var a = session.Load<Job>("jobs/1");
        Process.Start("bash", "-c " + a.Command); // expect
        var b = session.Query<Job>().Where(j => j.N > 3).ToList();
        Process.Start("bash", "-c " + b[0].Command); // expect
        var c = await _async.LoadAsync<Job>("jobs/2");
        Process.Start("bash", "-c " + c.Command); // expect
        var d = await _async.Query<Job>().FirstOrDefaultAsync(j => j.N == 2);
        Process.Start("bash", "-c " + d.Command); // expect
        var e = await _async.Advanced.AsyncRawQuery<Job>("from Jobs").ToListAsync();
        Process.Start("bash", "-c " + e[0].Command); // expect
        var f = session.Advanced.DocumentQuery<Job>().First();
        Process.Start("bash", "-c " + f.Command); // expect
        Process.Start("bash", "-c " + f.N);
    }
}
