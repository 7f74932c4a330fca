using Dapper;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class NamesController : ControllerBase
{
    [HttpGet("names/{name:regex(^[[a-z]]+$)}")]
    public string Find(string name, string title, [FromServices] IDbConnection connection)
    {
        var builder = new SqlBuilder();
        var template = builder.AddTemplate("SELECT * FROM works /**where**/");
        builder.Where("title LIKE @title", new { title });
        connection.Execute("UPDATE names SET seen = 1 WHERE name = '" + name + "'");
        return template.RawSql;
    }
}
