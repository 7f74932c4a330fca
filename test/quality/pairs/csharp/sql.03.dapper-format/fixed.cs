using System.Data;
using Dapper;
using Microsoft.AspNetCore.Builder;

public static class Routes
{
    public static void Map(WebApplication app, IDbConnection db)
    {
        app.MapGet("/users/{name}", (string name) =>
        {
            var sql = "select * from users where name = @name";
            return db.Query<User>(sql, new { name });
        });
    }
}
