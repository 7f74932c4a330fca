using Microsoft.AspNetCore.Mvc;
namespace FilteredNgB;
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredNgBTools _tools;
    public PingController(FilteredNgBTools tools) { _tools = tools; }
    [HttpGet("/ping")]
    [SafeHost]
    public IActionResult Ping(string host, string label)
    {
        _tools.Ping(host);
        _tools.Label(label);
        return Ok();
    }
}
