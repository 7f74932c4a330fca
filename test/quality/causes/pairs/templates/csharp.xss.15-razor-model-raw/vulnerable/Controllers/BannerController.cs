using Microsoft.AspNetCore.Mvc;
using Portal.Models;

namespace Portal.Controllers;

public class BannerController : Controller
{
    public IActionResult Show([FromQuery] string caption)
    {
        var model = new BannerModel { Caption = caption, Year = 2024 };
        return View("Show", model);
    }
}
