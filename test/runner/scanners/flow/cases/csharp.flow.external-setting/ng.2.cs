using System.Data.Common;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Mvc;

public class TenantController : Controller
{
    private readonly DbConnection _connection;

    public async Task<IActionResult> Open()
    {
        await _connection.ChangeDatabaseAsync("tenant_" + Request.Query["tenant"]); // expect
        return Ok();
    }
}
