using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class StampController : ControllerBase
{
    [HttpGet("stamp")]
    public void Stamp(string text)
    {
        using var process = Process.Start(new ProcessStartInfo("stamp") { ArgumentList = { "--text", text } });
    }

    [HttpGet("script")]
    public void Script(string text)
    {
        var start = new ProcessStartInfo("/bin/bash") { ArgumentList = { "-c", "stamp \"$1\"", "stamp", text } };
        using var process = Process.Start(start);
    }
}
