using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;

namespace Ferries;

[ApiController]
[Route("crossings")]
public class CrossingsController : ControllerBase
{
    private static readonly JsonSerializerSettings Plain = new()
    {
        TypeNameHandling = TypeNameHandling.None,
        NullValueHandling = NullValueHandling.Ignore
    };

    private static readonly JsonSerializerSettings Bound = new()
    {
        TypeNameHandling = TypeNameHandling.Objects,
        SerializationBinder = new CrossingBinder()
    };

    private static readonly JsonSerializerSettings Typed = new() { TypeNameHandling = TypeNameHandling.Auto };

    [HttpPost("plan")]
    public IActionResult Plan([FromForm] string plan)
    {
        var bare = JsonConvert.DeserializeObject<Crossing>(plan);
        var bound = JsonConvert.DeserializeObject<Crossing>(plan, Bound);
        return Ok(JsonConvert.DeserializeObject<Crossing>(plan, Plain) ?? bound ?? bare);
    }

    [HttpPost("text")]
    public IActionResult Text([FromForm] string port)
    {
        return Ok(JsonConvert.SerializeObject(new Crossing(port, 1), Typed));
    }
}

public record Crossing(string Port, object Cargo);
