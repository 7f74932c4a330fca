using Microsoft.AspNetCore.Mvc;
using Shop.Reports;

namespace Shop.Controllers;

[ApiController]
public class ReportsController : ControllerBase
{
    private readonly IReportStore store;

    public ReportsController(IReportStore store)
    {
        this.store = store;
    }

    [HttpGet("reports")]
    public IActionResult Show([FromQuery] string name)
    {
        return Ok(store.Read(name));
    }
}
