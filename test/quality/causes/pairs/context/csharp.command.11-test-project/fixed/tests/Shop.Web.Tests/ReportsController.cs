using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class ReportsController : Controller
{
    [HttpPost("/reports")]
    public IActionResult Run([FromForm] string name)
    {
        Process.Start("/bin/sh", "-c \"report " + name + "\""); // at most info
        return Ok();
    }
}
