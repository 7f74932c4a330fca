using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using Microsoft.AspNetCore.Mvc;

[ApiController]
[Route("lanes")]
public class LaneController : ControllerBase
{
    private static readonly HashSet<string> Lanes = new() { "north", "south" };

    [HttpPost("open")]
    public IActionResult Open([FromBody] List<string> names)
    {
        var known = names.Where(Lanes.Contains).Distinct().ToList();
        Process.Start("/bin/sh", "-c \"open " + string.Join(",", known) + "\"");
        return Ok();
    }
}
