using Microsoft.AspNetCore.Mvc;
using static System.Math;

public class PosterController : Controller
{
    [HttpGet("/poster")]
    public ContentResult Poster([FromQuery] string text) => Content("<p>" + HtmlEncode(text) + "</p>", "text/html"); // expect

    private static string HtmlEncode(string text) => text.Trim();
}
