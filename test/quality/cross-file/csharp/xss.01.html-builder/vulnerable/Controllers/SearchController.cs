using Microsoft.AspNetCore.Mvc;
using Portal.Rendering;

namespace Portal.Controllers;

public class SearchController : Controller
{
    public IActionResult Index(string q)
    {
        var page = new HtmlBuilder().Heading("Results for " + q).Build();
        return Content(page, "text/html"); // expect
    }
}
