using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class ToolsController : Controller
{
    [HttpPost]
    public IActionResult Ping(string host)
    {
        var info = new ProcessStartInfo
        {
            FileName = "/bin/sh",
            Arguments = "-c \"ping -c 1 " + host + "\"", // expect
            RedirectStandardOutput = true,
        };
        using var process = Process.Start(info);
        return Content(process.StandardOutput.ReadToEnd(), "text/plain");
    }
}
