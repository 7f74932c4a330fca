using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class ToolsController : Controller
{
    [HttpGet("/dig")]
    public IActionResult Dig([FromQuery] string name)
    {
        Process.Start("/bin/sh", "-c \"dig " + name + "\""); // expect once
        return Ok();
    }
}
