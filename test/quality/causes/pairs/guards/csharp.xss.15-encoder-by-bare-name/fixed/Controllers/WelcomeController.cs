using Microsoft.AspNetCore.Mvc;
using static System.Net.WebUtility;

public class WelcomeController : Controller
{
    [HttpGet("/welcome")]
    public ContentResult Welcome([FromQuery] string name)
    {
        return Content("<h1>Welcome " + HtmlEncode(name) + "</h1>", "text/html");
    }
}
