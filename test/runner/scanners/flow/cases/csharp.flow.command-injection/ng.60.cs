using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public sealed class LabelsController : ControllerBase
{
    [HttpPost("labels")]
    public IActionResult Print(string printer)
    {
        var start = new ProcessStartInfo("/bin/sh");
        start.ArgumentList.Add("-c");
        start.ArgumentList.Add("lp -d " + printer); // expect
        Process.Start(start);
        return Accepted();
    }
}
