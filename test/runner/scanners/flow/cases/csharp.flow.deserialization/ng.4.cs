using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;

namespace Ferries;

[ApiController]
[Route("crossings")]
public class CrossingsController : ControllerBase
{
    private static readonly JsonSerializerSettings Typed = new()
    {
        TypeNameHandling = TypeNameHandling.Objects,
        NullValueHandling = NullValueHandling.Ignore
    };

    [HttpPost("plan")]
    public IActionResult Plan([FromForm] string plan)
    {
        return Ok(JsonConvert.DeserializeObject<Crossing>(plan, Typed)); // expect
    }

    [HttpPost("draft")]
    public IActionResult Draft([FromForm] string draft)
    {
        var settings = new JsonSerializerSettings();
        settings.TypeNameHandling = TypeNameHandling.All;
        return Ok(JsonConvert.DeserializeObject(draft, settings)); // expect
    }
}

public record Crossing(string Port, object Cargo);
