using System.Collections.Generic;
using System.Linq;
using Microsoft.AspNetCore.Mvc;

public class RolesController : Controller
{
    private static readonly HashSet<string> Known = new() { "admin", "reader" };
    private readonly SqlConnection _connection;

    [HttpPost]
    public void Add(List<string> roles)
    {
        roles.Where(role => Known.Contains(role)).ToList().ForEach(role =>
        {
            new SqlCommand("INSERT INTO roles VALUES ('" + role + "')", _connection).ExecuteNonQuery();
        });
    }
}
