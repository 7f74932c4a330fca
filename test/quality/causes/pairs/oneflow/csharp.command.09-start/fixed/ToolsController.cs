using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class ToolsController : Controller
{
    [HttpGet("/dig")]
    public IActionResult Dig([FromQuery] string name)
    {
        Process.Start("/usr/bin/dig", "example.com");
        return Ok();
    }
}
