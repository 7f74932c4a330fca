using Microsoft.AspNetCore.Mvc;

namespace Shipping.Controllers;

public class LanguageController : BaseController
{
    [HttpGet("/language/{code}")]
    public IActionResult Change(string code, [FromQuery] string back)
    {
        HttpContext.Session.SetInt32("english", code == "en" ? 1 : 0);
        return Back(back);
    }
}
