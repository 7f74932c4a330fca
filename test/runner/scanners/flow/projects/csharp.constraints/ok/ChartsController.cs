using Microsoft.AspNetCore.Mvc;
using Charts.Storage;

namespace Charts.Web;

[ApiController]
[Route("entries")]
public class EntriesController(IPages<Entry> pages) : ControllerBase
{
    [HttpGet]
    public async Task<IActionResult> List([FromQuery] PageRequest request) => Ok(await pages.ReadAsync(request));
}
