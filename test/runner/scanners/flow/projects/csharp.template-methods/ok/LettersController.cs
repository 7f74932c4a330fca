using Microsoft.AspNetCore.Mvc;

namespace Letters;

[ApiController]
[Route("count")]
public class CountController : ControllerBase
{
    private readonly DepotQuery _query;

    public CountController(DepotQuery query) => _query = query;

    [HttpGet]
    public async Task<IActionResult> Count(int depot)
    {
        _query.Depot = depot;
        return Ok(await _query.CountAsync());
    }
}
