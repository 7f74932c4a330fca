using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

namespace Depot.Web;

public partial class LabelController : Controller
{
    [GeneratedRegex("^[a-z]+-[0-9]+$")]
    private static partial Regex LabelPattern();

    [HttpGet("labels/{label}")]
    public IActionResult Show(string label)
        => LabelPattern().IsMatch(label) ? PhysicalFile("/srv/labels/" + label, "image/png") : NotFound();
}
