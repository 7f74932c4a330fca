using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Cards;

public sealed class CardsController : Controller
{
    [HttpGet("card")]
    public IActionResult Card([FromQuery] string title) => new CardResult(title);

    [HttpGet("text")]
    public IActionResult Text([FromQuery] string title) => new TextResult(title);

    [HttpGet("answer")]
    public IResult Answer([FromQuery] string title) => new TextAnswer(title);
}
