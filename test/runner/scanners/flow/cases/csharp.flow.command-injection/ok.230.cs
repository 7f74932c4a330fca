public class ModesController : Controller
{
    static readonly HashSet<string> Modes = new() { "fast", "slow" };

    public IActionResult A(string mode)
    {
        if (mode is not null && !Modes.Contains(mode)) return BadRequest();
        Process.Start("sh", "-c " + mode);
        return Ok();
    }

    public IActionResult B(string mode)
    {
        if (!string.IsNullOrEmpty(mode) && !Modes.Contains(mode)) return BadRequest();
        Process.Start("sh", "-c " + mode);
        return Ok();
    }
}
