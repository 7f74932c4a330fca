using System.Data;
using Dapper;
using Microsoft.AspNetCore.Builder;

public static class Routes
{
    public static void Map(WebApplication app, IDbConnection db)
    {
        app.MapGet("/users/{name}", (string name) =>
        {
            var sql = string.Format("select * from users where name = '{0}'", name);
            return db.Query<User>(sql); // expect
        });
    }
}
