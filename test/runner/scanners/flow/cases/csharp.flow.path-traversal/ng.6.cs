using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

namespace Depot.Web;

public partial class StampController : Controller
{
    [GeneratedRegex("[a-z]")]
    private static partial Regex HasLetter();

    [HttpGet("stamps/{stamp}")]
    public IActionResult Show(string stamp)
        => HasLetter().IsMatch(stamp) ? PhysicalFile("/srv/stamps/" + stamp, "image/png") : NotFound(); // expect
}
