using System.Threading.Channels;
using Microsoft.AspNetCore.Mvc;

namespace Press.Prints;

[ApiController]
[Route("prints")]
public class PrintsController : ControllerBase
{
    private readonly Channel<PrintJob> _prints;
    private readonly Channel<CleanJob> _cleanings;

    public PrintsController(Channel<PrintJob> prints, Channel<CleanJob> cleanings)
    {
        _prints = prints;
        _cleanings = cleanings;
    }

    [HttpPost]
    public async Task<IActionResult> Print([FromQuery] string name)
    {
        await _prints.Writer.WriteAsync(new PrintJob(name));
        await _cleanings.Writer.WriteAsync(new CleanJob("prints"));
        return Accepted();
    }
}
