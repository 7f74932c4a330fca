using Dapper;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class TitlesController : ControllerBase
{
    [HttpGet("titles")]
    public string Find(string title)
    {
        var builder = new SqlBuilder();
        var template = builder.AddTemplate("SELECT * FROM works /**where**/");
        builder.Where($"title LIKE '%{title}%'"); // expect
        return template.RawSql;
    }
}
