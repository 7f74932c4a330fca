using Microsoft.AspNetCore.Mvc;
using RepoDb;
using SqlKata.Execution;
using System.Data;

public enum Order { Arrived, Weight }

[ApiController]
[Route("boxes")]
public class BoxesController : ControllerBase
{
    private readonly QueryFactory _db;
    private readonly IDbConnection _connection;

    public BoxesController(QueryFactory db, IDbConnection connection)
    {
        _db = db;
        _connection = connection;
    }

    [HttpGet]
    public object Find(string owner, string order)
    {
        var chosen = Enum.TryParse<Order>(order, true, out var parsed) ? parsed : Order.Arrived;
        return _db.Query("boxes").WhereRaw("owner = ?", owner).OrderByRaw(chosen.ToString()).Get();
    }

    [HttpGet("code")]
    public object ByCode(string code) => _connection.ExecuteQuery<Box>("SELECT * FROM boxes WHERE code = @code", new { code });
}
