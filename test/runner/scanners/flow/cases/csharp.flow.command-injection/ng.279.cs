using System.Diagnostics;
using MongoDB.Bson;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

public class Job { public ObjectId Id { get; set; } public string Command { get; set; } = ""; public int N { get; set; } }

public class MongoJobs
{
    private readonly IMongoCollection<Job> _jobs;
    private readonly IMongoDatabase _database;
    public MongoJobs(IMongoDatabase database) { _database = database; _jobs = database.GetCollection<Job>("jobs"); }

    public async Task Run(int n)
    {
        Job a = await _jobs.Find(j => j.N == n).FirstOrDefaultAsync();
        Process.Start("bash", "-c " + a.Command); // expect
        var b = _jobs.Find(_ => true).ToList();
        foreach (var j in b) Process.Start("bash", "-c " + j.Command); // expect
        using var cursor = await _jobs.FindAsync(j => j.N == n);
        while (await cursor.MoveNextAsync())
            foreach (var j in cursor.Current) Process.Start("bash", "-c " + j.Command); // expect
        var c = await (await _jobs.FindAsync(Builders<Job>.Filter.Eq(j => j.N, n))).ToListAsync();
        Process.Start("bash", "-c " + c[0].Command); // expect
        var d = await _jobs.AsQueryable().Where(j => j.N > 1).ToListAsync();
        Process.Start("bash", "-c " + d[0].Command); // expect
        var docs = _database.GetCollection<BsonDocument>("jobs");
        var e = docs.Find(new BsonDocument()).First();
        Process.Start("bash", "-c " + e["command"].AsString); // expect
        Process.Start("bash", "-c " + e.GetValue("command").AsString); // expect
        var f = await _jobs.FindOneAndUpdateAsync(j => j.N == n, Builders<Job>.Update.Inc(j => j.N, 1));
        Process.Start("bash", "-c " + f.Command); // expect
        var g = await _jobs.Aggregate().Match(j => j.N > 2).ToListAsync();
        Process.Start("bash", "-c " + g[0].Command); // expect
        var h = await _jobs.Find(j => j.N == n).SortBy(j => j.N).Limit(3).Project(j => j.Command).ToListAsync();
        Process.Start("bash", "-c " + h[0]); // expect
        Process.Start("bash", "-c " + a.N);
        Process.Start("bash", "-c " + await _jobs.CountDocumentsAsync(_ => true));
        var k = await _database.GetCollection<Job>("jobs").Find(j => j.N == 3).SingleAsync();
        Process.Start("bash", "-c " + k.Command); // expect
        var l = await _jobs.DistinctAsync<string>("command", FilterDefinition<Job>.Empty);
        Process.Start("bash", "-c " + (await l.ToListAsync())[0]); // expect
    }
}
