using Microsoft.AspNetCore.Mvc;
namespace FilteredOkD;
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredOkDTools _tools;
    public PingController(FilteredOkDTools tools) { _tools = tools; }
    [HttpGet("/ping")]
    [Other]
    public IActionResult Ping(string host, string label)
    {
        return Ok();
    }
}
