using Microsoft.AspNetCore.Mvc;
using Microsoft.Data.SqlClient;

[ApiController]
[Route("orders")]
public class OrdersController : ControllerBase
{
    private readonly SqlConnection connection;

    [HttpGet]
    public IActionResult Find([FromQuery] string customer)
    {
        var command = new SqlCommand("SELECT * FROM Orders WHERE Customer = @customer", connection);
        command.Parameters.AddWithValue("@customer", customer);
        using var reader = command.ExecuteReader();
        return Ok(reader.HasRows);
    }
}
