using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

[ApiController]
[Route("api/network")]
public class NetworkController : ControllerBase
{
    [HttpGet("trace")]
    public IActionResult Trace([FromQuery] string host)
    {
        using var process = Process.Start("/bin/sh", "-c \"traceroute " + host + "\""); // expect high
        process.WaitForExit();
        return Ok(process.ExitCode);
    }
}
