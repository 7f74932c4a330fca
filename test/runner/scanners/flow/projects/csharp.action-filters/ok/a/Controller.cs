using Microsoft.AspNetCore.Mvc;
namespace FilteredOkA;
public class PingRequest { public string Host { get; set; } public string Label { get; set; } }
[ApiController]
public class PingController : ControllerBase
{
    private readonly FilteredOkATools _tools;
    public PingController(FilteredOkATools tools) { _tools = tools; }
    [HttpPost("/ping")]
    [ServiceFilter(typeof(HostFilter))]
    public IActionResult Ping([FromBody] PingRequest request)
    {
        _tools.Ping(request.Host);
        return Ok();
    }
}
