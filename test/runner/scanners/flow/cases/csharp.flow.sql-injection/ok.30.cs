using Microsoft.AspNetCore.Mvc;
using NPoco;

[ApiController]
public class ShelvesController : ControllerBase
{
    private readonly IDatabase _database;

    public ShelvesController(IDatabase database) => _database = database;

    [HttpGet]
    public Page<Shelf> List(string q)
    {
        var sql = Sql.Builder.Append("SELECT id FROM shelf");
        sql.Append("WHERE name = '@0'", q);
        _database.SkipTake<Shelf>(0, 10, "SELECT id FROM shelf WHERE name = '@0'", q);
        return _database.Page<Shelf>(1, 10, "SELECT id FROM shelf WHERE name = '@0'", q);
    }
}
