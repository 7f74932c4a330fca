using Microsoft.AspNetCore.Mvc;
namespace FilteredOkB;
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredOkBTools _tools;
    public PingController(FilteredOkBTools tools) { _tools = tools; }
    [HttpGet("/ping")]
    [SafeHost]
    public IActionResult Ping(string host, string label)
    {
        _tools.Ping(host);
        return Ok();
    }
}
