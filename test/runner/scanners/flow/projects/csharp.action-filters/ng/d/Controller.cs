using Microsoft.AspNetCore.Mvc;
namespace FilteredNgD;
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredNgDTools _tools;
    public PingController(FilteredNgDTools tools) { _tools = tools; }
    [HttpGet("/ping")]
    [Other]
    public IActionResult Ping(string host, string label)
    {
        _tools.Ping(host);
        _tools.Label(label);
        return Ok();
    }
}
