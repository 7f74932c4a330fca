using System.Data.SqlClient;
using Microsoft.AspNetCore.Mvc;

public class ReportsController : Controller
{
    public IActionResult List(int tenant)
    {
        using var connection = new SqlConnection();
        connection.ChangeDatabase("tenant_" + tenant);
        return Ok();
    }
}
