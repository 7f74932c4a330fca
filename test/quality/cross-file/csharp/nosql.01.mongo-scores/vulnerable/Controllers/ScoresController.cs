using Games.Data;
using Microsoft.AspNetCore.Mvc;

namespace Games.Controllers;

[ApiController]
public class ScoresController(ScoreStore store) : ControllerBase
{
    [HttpGet("/scores")]
    public long Count([FromQuery] string minimum) => store.CountAbove(minimum);
}
