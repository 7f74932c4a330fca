using Microsoft.AspNetCore.Mvc;
namespace FilteredNgC;
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredNgCTools _tools;
    public PingController(FilteredNgCTools tools) { _tools = tools; }
    [HttpGet("/ping")]
    public IActionResult Ping(string host, string label)
    {
        _tools.Ping(host);
        _tools.Label(label);
        return Ok();
    }
}
