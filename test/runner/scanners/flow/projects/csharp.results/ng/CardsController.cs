using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Cards;

public sealed class CardsController : Controller
{
    [HttpGet("card")]
    public IActionResult Card([FromQuery] string title) => new CardResult($"<h1>{title}</h1>");

    [HttpGet("answer")]
    public IResult Answer([FromQuery] string title) => new CardAnswer($"<h1>{title}</h1>");
}
