using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class ScanController : Controller
{
    [HttpPost("/scans")]
    public IActionResult Scan([FromForm] string file)
    {
        Process.Start("/usr/bin/clamscan", new[] { "--", file });
        return Ok();
    }
}
