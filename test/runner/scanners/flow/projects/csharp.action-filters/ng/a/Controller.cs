using Microsoft.AspNetCore.Mvc;
namespace FilteredNgA;
public class PingRequest { public string Host { get; set; } public string Label { get; set; } }
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredNgATools _tools;
    public PingController(FilteredNgATools tools) { _tools = tools; }
    [HttpPost("/ping")]
    [ServiceFilter(typeof(HostFilter))]
    public IActionResult Ping([FromBody] PingRequest request)
    {
        _tools.Ping(request.Host);
        _tools.Label(request.Label);
        return Ok();
    }
}
