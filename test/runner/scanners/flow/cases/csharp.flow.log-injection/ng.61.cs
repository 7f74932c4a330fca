using System.Linq;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Logging;

public class GuestsController : Controller
{
    private readonly ILogger<GuestsController> logger;

    [HttpPost]
    public IActionResult Add(string guest)
    {
        logger.LogWarning("Guest " + Signs(guest)); // expect
        return Ok();
    }

    private static string Signs(string text) => new string(text.Where(sign => !char.IsUpper(sign)).ToArray());
}
