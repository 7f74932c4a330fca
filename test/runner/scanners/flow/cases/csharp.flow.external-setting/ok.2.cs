using System.Data.SqlClient;
using Microsoft.AspNetCore.Mvc;

public class ReportsController : Controller
{
    public IActionResult List(string tenant)
    {
        using var connection = new SqlConnection();
        connection.ChangeDatabase(tenant == "north" ? "tenant_north" : "tenant_south");
        return Ok();
    }
}
