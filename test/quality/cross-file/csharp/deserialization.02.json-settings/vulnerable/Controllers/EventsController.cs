using Events.Serialization;
using Microsoft.AspNetCore.Mvc;

namespace Events.Controllers;

[ApiController]
public class EventsController : ControllerBase
{
    private readonly EventParser _parser = new();

    [HttpPost("/events")]
    public async Task<IActionResult> Add()
    {
        using var reader = new StreamReader(Request.Body);
        return _parser.Parse(await reader.ReadToEndAsync()) == null ? BadRequest() : Accepted();
    }
}
