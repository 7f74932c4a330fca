using System.Linq;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Logging;

public class VisitsController : Controller
{
    private readonly ILogger<VisitsController> logger;

    [HttpPost]
    public IActionResult Add(string guest)
    {
        logger.LogWarning("Visit of " + OneLine(guest));
        return Ok();
    }

    private static string OneLine(string text) => new string(text.Where(sign => !char.IsControl(sign)).ToArray());
}
