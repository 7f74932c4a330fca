using System.Linq;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Data.SqlClient;

public class ItemsController : Controller
{
    private static readonly string[] Orders = { "Name", "Price" };
    private readonly SqlConnection _connection = new SqlConnection();

    [HttpGet("/items")]
    public IActionResult List(string order)
    {
        if (!Orders.Contains(order)) return BadRequest();
        var command = new SqlCommand("SELECT Name FROM Items ORDER BY " + order, _connection);
        return Ok(command.ExecuteScalar());
    }
}
