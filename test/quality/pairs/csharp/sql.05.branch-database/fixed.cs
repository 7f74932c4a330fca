using Microsoft.AspNetCore.Mvc;
using Microsoft.Data.SqlClient;

[ApiController]
[Route("sales")]
public class SalesController : ControllerBase
{
    private readonly IBranchStore _branches;
    private readonly string _connectionString;

    public SalesController(IBranchStore branches, string connectionString)
    {
        _branches = branches;
        _connectionString = connectionString;
    }

    [HttpGet]
    public async Task<IActionResult> List([FromQuery] string branch)
    {
        var found = await _branches.FindByCodeAsync(branch);
        if (found == null) return NotFound();
        using var connection = new SqlConnection(_connectionString);
        var command = new SqlCommand("SELECT day, total FROM sales_" + found.Partition + " ORDER BY day", connection);
        connection.Open();
        return Ok(command.ExecuteScalar());
    }
}
