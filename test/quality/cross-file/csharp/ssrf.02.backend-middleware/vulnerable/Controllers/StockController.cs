using Microsoft.AspNetCore.Mvc;

namespace Gateway.Controllers;

[ApiController]
public class StockController(HttpClient client) : ControllerBase
{
    [HttpGet("/stock/{id:int}")]
    public async Task<IActionResult> Get(int id)
    {
        var backend = (string)HttpContext.Items["backend"]!;
        var response = await client.GetAsync($"http://{backend}/stock/{id}"); // expect
        return StatusCode((int)response.StatusCode);
    }
}
