using Microsoft.AspNetCore.Mvc;
using RepoDb;
using ServiceStack.OrmLite;
using SqlKata.Execution;
using System.Data;

public sealed record CrateFilter(string? Owner, string? Zone)
{
    public static CrateFilter From(IQueryCollection query) => new(query["owner"], query["zone"]);
}

public record StatementBase(string Text);

public sealed record CrateStatement(string zone) : StatementBase("SELECT * FROM crates WHERE zone = '" + zone + "'");

[ApiController]
[Route("crates")]
public class CratesController : ControllerBase
{
    private readonly QueryFactory _db;
    private readonly IDbConnection _connection;

    public CratesController(QueryFactory db, IDbConnection connection)
    {
        _db = db;
        _connection = connection;
    }

    [HttpGet]
    public object Find(string owner) => _db.Query("crates").WhereRaw($"owner = '{owner}'").Get(); // expect

    [HttpGet("zone")]
    public object InZone()
    {
        var filter = CrateFilter.From(Request.Query);
        return _connection.ExecuteQuery<Crate>("SELECT * FROM crates WHERE zone = '" + filter.Zone + "'"); // expect
    }

    [HttpGet("list")]
    public object Listed(string order) => _connection.SqlList<Crate>("SELECT * FROM crates ORDER BY " + order); // expect

    [HttpGet("statement")]
    public object ByStatement(string zone) => _connection.ExecuteQuery<Crate>(new CrateStatement(zone).Text); // expect
}
