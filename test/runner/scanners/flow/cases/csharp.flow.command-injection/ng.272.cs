using System.Diagnostics;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Caching.Hybrid;
using StackExchange.Redis;

public class Caches
{
    private readonly IDistributedCache _cache;
    private readonly IConnectionMultiplexer _redis;
    private readonly IDatabase _database;
    public Caches(IDistributedCache cache, IConnectionMultiplexer redis) { _cache = cache; _redis = redis; _database = redis.GetDatabase(); }

    public async Task Run()
    {
        var a = _cache.GetString("command");
        Process.Start("bash", "-c " + a); // expect
        var b = await _cache.GetStringAsync("command");
        Process.Start("bash", "-c " + b); // expect
        var c = System.Text.Encoding.UTF8.GetString(await _cache.GetAsync("command"));
        Process.Start("bash", "-c " + c); // expect
        var db = _redis.GetDatabase();
        string d = db.StringGet("command");
        Process.Start("bash", "-c " + d); // expect
        RedisValue e = await db.StringGetAsync("command");
        Process.Start("bash", "-c " + e.ToString()); // expect
        var f = await _database.HashGetAsync("job", "command");
        Process.Start("bash", "-c " + f); // expect
        foreach (var entry in db.HashGetAll("job"))
            Process.Start("bash", "-c " + entry.Value); // expect
        var g = await db.ListRightPopAsync("jobs");
        Process.Start("bash", "-c " + g); // expect
        foreach (var m in db.SetMembers("jobs")) Process.Start("bash", "-c " + m); // expect
        var h = db.SortedSetRangeByRank("jobs");
        Process.Start("bash", "-c " + h[0]); // expect
        var n = await db.StringIncrementAsync("n");
        Process.Start("bash", "-c " + n);
        var k = db.ListRange("jobs");
        foreach (var x in k) Process.Start("bash", "-c " + x); // expect
        foreach (var s in await db.StreamRangeAsync("events"))
            Process.Start("bash", "-c " + s["command"]); // expect
        Process.Start("bash", "-c " + db.KeyExists("x"));
    }
}
