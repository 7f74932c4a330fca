using System.Diagnostics;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

public class PatternedHostsController : ControllerBase
{
    [HttpGet("/hosts/absent")]
    public IActionResult Absent(string host)
    {
        if (host is null || !Regex.IsMatch(host, "^[a-z0-9.]+$")) return BadRequest();
        Process.Start("sh", "-c \"ping " + host + "\"");
        return Ok();
    }

    [HttpGet("/hosts/present")]
    public IActionResult Present(string host, int count)
    {
        if (host is not null && count > 1 && Regex.IsMatch(host, "^[a-z0-9.]+$"))
            Process.Start("sh", "-c \"ping " + host + "\"");
        return Ok();
    }

    [HttpGet("/hosts/either")]
    public IActionResult Either(string mode, int count)
    {
        if (mode is not "fast" and not "slow" || count > 9) return BadRequest();
        if (mode is "fast" or "slow" && count > 1) Process.Start("sh", "-c \"ping -m " + mode + "\"");
        return Ok();
    }
}
