using Microsoft.AspNetCore.Mvc;
using static Lumen.Html.Markup;

namespace Lumen.Web;

public class NoticeController : Controller
{
    [HttpGet("notice")]
    public IActionResult Notice(string reason)
    {
        return Content("<p>" + Text(reason), "text/html");
    }
}
