using Microsoft.AspNetCore.Mvc;
using Ledgers.Storage;

namespace Ledgers.Web;

[ApiController]
[Route("entries")]
public class EntriesController(IPages<Entry> pages) : ControllerBase
{
    [HttpGet]
    public async Task<IActionResult> List([FromQuery] PageRequest request) => Ok(await pages.ReadAsync(request));
}
