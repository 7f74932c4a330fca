using Microsoft.AspNetCore.Mvc;
namespace FilteredOkC;
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredOkCTools _tools;
    public PingController(FilteredOkCTools tools) { _tools = tools; }
    [HttpGet("/ping")]
    public IActionResult Ping(string host, string label)
    {
        _tools.Ping(host);
        return Ok();
    }
}
