using System.Data;
using System.Diagnostics;
using Dapper;

namespace Reports.Counted;

public class Jobs
{
    private readonly IDbConnection _db;

    public Jobs(IDbConnection db) => _db = db;

    public async Task RunAsync()
    {
        var found = await _db.ExecuteScalarAsync<int>("select last from jobs");
        Process.Start("bash", "-c run-" + found);
    }
}
