using System.Collections.Generic;
using System.Linq;
using Microsoft.AspNetCore.Mvc;

public class RolesController : Controller
{
    private readonly SqlConnection _connection;

    [HttpPost]
    public void Add(List<string> roles)
    {
        roles.Where(role => role.Length > 2).ToList().ForEach(role =>
        {
            new SqlCommand("INSERT INTO roles VALUES ('" + role + "')", _connection).ExecuteNonQuery(); // expect
        });
    }
}
