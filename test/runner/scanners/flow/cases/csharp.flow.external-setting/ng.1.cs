using System.Data.SqlClient;
using Microsoft.AspNetCore.Mvc;

public class ReportsController : Controller
{
    public IActionResult List(string tenant)
    {
        using var connection = new SqlConnection();
        connection.ChangeDatabase(tenant); // expect
        return Ok();
    }
}
