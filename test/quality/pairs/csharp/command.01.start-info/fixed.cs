using System.Diagnostics;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

public class ToolsController : Controller
{
    [HttpPost]
    public IActionResult Ping(string host)
    {
        if (!Regex.IsMatch(host, "^[a-z0-9.]{1,60}$"))
        {
            return BadRequest();
        }
        var info = new ProcessStartInfo { FileName = "ping", RedirectStandardOutput = true };
        info.ArgumentList.Add("-c1");
        info.ArgumentList.Add(host);
        using var process = Process.Start(info);
        return Content(process.StandardOutput.ReadToEnd(), "text/plain");
    }
}
