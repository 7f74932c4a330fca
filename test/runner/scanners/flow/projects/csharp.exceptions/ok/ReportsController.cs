using Microsoft.AspNetCore.Mvc;

namespace Site;

public class ReportsController : Controller
{
    public IActionResult Show()
    {
        throw new MissingReport("No report " + int.Parse(Request.Query["number"]));
    }
}
