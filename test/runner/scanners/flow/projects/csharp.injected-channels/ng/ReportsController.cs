using System.Threading.Channels;
using Microsoft.AspNetCore.Mvc;

namespace Press.Reports;

[ApiController]
[Route("reports")]
public class ReportsController : ControllerBase
{
    private readonly ChannelWriter<ReportJob> _writer;

    public ReportsController(Channel<ReportJob> channel) => _writer = channel.Writer;

    [HttpPost]
    public async Task<IActionResult> Make([FromQuery] string name, [FromQuery] int pages)
    {
        await _writer.WriteAsync(new ReportJob(name, pages));
        return Accepted();
    }
}
