using System.Data;
using System.Diagnostics;
using Dapper;
using Dapper.Contrib.Extensions;
using Microsoft.Data.SqlClient;

public class Job { public int Id { get; set; } public string Command { get; set; } = ""; }

public class Jobs
{
    private readonly IDbConnection _db;
    private readonly string _cs = "Server=.";
    public Jobs(IDbConnection db) => _db = db;

    public async Task Run(int id)
    {
        using var conn = new SqlConnection(_cs);
        var a = conn.QueryFirst<Job>("SELECT * FROM jobs WHERE id = @id", new { id });
        Process.Start("bash", "-c " + a.Command); // expect
        var b = await conn.QueryFirstOrDefaultAsync<Job>("SELECT * FROM jobs WHERE id = @id", new { id });
        Process.Start("bash", "-c " + b.Command); // expect
        foreach (var j in conn.Query<Job>("SELECT * FROM jobs"))
            Process.Start("bash", "-c " + j.Command); // expect
        var list = (await conn.QueryAsync<Job>("SELECT * FROM jobs")).ToList();
        foreach (var j in list)
            Process.Start("bash", "-c " + j.Command); // expect
        var c = await _db.QuerySingleAsync<string>("SELECT command FROM jobs WHERE id = @id", new { id });
        Process.Start("bash", "-c " + c); // expect
        var d = await _db.ExecuteScalarAsync<string>("SELECT command FROM jobs");
        Process.Start("bash", "-c " + d); // expect
        var e = _db.QueryFirst("SELECT * FROM jobs");
        Process.Start("bash", "-c " + e.command); // expect
        using var multi = await _db.QueryMultipleAsync("SELECT 1; SELECT * FROM jobs");
        var f = multi.Read<Job>().First();
        Process.Start("bash", "-c " + f.Command); // expect
        var g = await multi.ReadFirstOrDefaultAsync<Job>();
        Process.Start("bash", "-c " + g.Command); // expect
        var h = await _db.GetAsync<Job>(id);
        Process.Start("bash", "-c " + h.Command); // expect
        var i = _db.GetAll<Job>();
        foreach (var j in i) Process.Start("bash", "-c " + j.Command); // expect
        int n = await _db.ExecuteScalarAsync<int>("SELECT COUNT(*) FROM jobs");
        Process.Start("bash", "-c " + n);
        Process.Start("bash", "-c " + a.Id);
        var rows = await _db.ExecuteAsync("DELETE FROM jobs");
        Process.Start("bash", "-c " + rows);
        using var cnn = new SqlConnection(_cs);
        var k = cnn.QuerySingleOrDefault<Job>("SELECT * FROM jobs");
        Process.Start("bash", "-c " + k.Command); // expect
        using IDbConnection connection = new SqlConnection(_cs);
        var l = connection.Query<Job>("SELECT * FROM jobs").FirstOrDefault();
        Process.Start("bash", "-c " + l.Command); // expect
        var m = await connection.QueryAsync("SELECT * FROM jobs");
        foreach (var row in m) Process.Start("bash", "-c " + row.command); // expect
    }
}
