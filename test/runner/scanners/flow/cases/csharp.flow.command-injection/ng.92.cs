using System.Diagnostics;

// Functions that fields hold are called by their names.
[ApiController]
public class PumpController : ControllerBase
{
    private readonly Func<string, string> _line = text => "pump " + text;
    private readonly Func<string, string> _fixed = text => "pump all";
    private readonly Action<string> _start;
    private static readonly Func<string, bool> Known = text => text is "inner" or "outer";

    public PumpController()
    {
        _start = name => Process.Start("/bin/sh", "-c " + name); // expect
    }

    [HttpGet]
    public IActionResult Get(string pump)
    {
        Process.Start("/bin/sh", "-c " + _line(pump)); // expect
        Process.Start("/bin/sh", "-c " + _fixed(pump));
        _start(pump);
        return Ok();
    }

    [HttpGet("known")]
    public IActionResult GetKnown(string pump)
    {
        if (!Known(pump)) return BadRequest();
        Process.Start("/bin/sh", "-c " + pump);
        return Ok();
    }
}
