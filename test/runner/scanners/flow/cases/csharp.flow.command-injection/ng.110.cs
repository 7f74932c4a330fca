using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class StampController : ControllerBase
{
    [HttpGet("stamp")]
    public void Stamp(string text)
    {
        var start = new ProcessStartInfo("/bin/bash")
        {
            UseShellExecute = false,
            ArgumentList = { "-c", "stamp " + text }, // expect
        };
        using var process = Process.Start(start);
    }
}
