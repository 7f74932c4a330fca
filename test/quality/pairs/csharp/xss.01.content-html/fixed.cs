using System.Net;
using Microsoft.AspNetCore.Mvc;

public class HelloController : Controller
{
    public IActionResult Index(string name)
    {
        return Content("<h1>Hello " + WebUtility.HtmlEncode(name) + "</h1>", "text/html");
    }
}
