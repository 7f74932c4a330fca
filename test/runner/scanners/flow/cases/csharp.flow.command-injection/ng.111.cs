using System.Diagnostics;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

public class PatternedNamesController : ControllerBase
{
    [HttpGet("/names/absent")]
    public IActionResult Absent(string host)
    {
        if (host is null && !Regex.IsMatch(host, "^[a-z0-9.]+$")) return BadRequest();
        Process.Start("sh", "-c \"ping " + host + "\""); // expect
        return Ok();
    }

    [HttpGet("/names/present")]
    public IActionResult Present(string host, int count)
    {
        if (host is not null || Regex.IsMatch(host, "^[a-z0-9.]+$"))
            Process.Start("sh", "-c \"ping " + host + "\""); // expect
        return Ok();
    }

    [HttpGet("/names/either")]
    public IActionResult Either(string mode, int count)
    {
        if (mode is "fast" || count > 9) Process.Start("sh", "-c \"ping -m " + mode + "\""); // expect
        return Ok();
    }
}
