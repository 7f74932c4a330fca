using Microsoft.AspNetCore.Mvc;
using static System.Net.WebUtility;

public class SignController : Controller
{
    [HttpGet("/sign")]
    public ContentResult Sign([FromQuery] string text) => Content("<p>" + HtmlEncode(text) + "</p>", "text/html");
}
