using Microsoft.AspNetCore.Mvc;
using Microsoft.Data.SqlClient;

public class ItemsController : Controller
{
    private readonly SqlConnection _connection = new SqlConnection();

    [HttpGet("/items")]
    public IActionResult List(string order)
    {
        if (string.IsNullOrEmpty(order)) return BadRequest();
        var command = new SqlCommand("SELECT Name FROM Items ORDER BY " + order, _connection);
        return Ok(command.ExecuteScalar());
    }
}
