using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public sealed class LabelsController : ControllerBase
{
    [HttpPost("labels")]
    public IActionResult Print(string printer)
    {
        var start = new ProcessStartInfo("/usr/bin/lp");
        start.ArgumentList.Add("-d");
        start.ArgumentList.Add(printer);
        Process.Start(start);
        return Accepted();
    }

    [HttpPost("labels/clean")]
    public IActionResult Clean()
    {
        Process.Start(new ProcessStartInfo("/bin/sh", "-c \"rm -f /var/spool/labels/*\""));
        return Accepted();
    }
}
