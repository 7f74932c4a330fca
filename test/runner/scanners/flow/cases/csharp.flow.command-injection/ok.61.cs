using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

namespace Kilns;

[ApiController]
[Route("kilns")]
public class KilnsController : ControllerBase
{
    private readonly IProgramStore _programs;

    public KilnsController(IProgramStore programs)
    {
        _programs = programs;
    }

    [HttpPost("fire")]
    public IActionResult Fire([FromForm] string program)
    {
        Process.Start("sh", "-c " + _programs.GetString(program));
        return NoContent();
    }
}

public interface IProgramStore
{
    string GetString(string key);
}
