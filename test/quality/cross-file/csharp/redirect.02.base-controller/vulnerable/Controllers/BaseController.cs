using Microsoft.AspNetCore.Mvc;

namespace Shipping.Controllers;

public abstract class BaseController : Controller
{
    protected IActionResult Back(string target)
    {
        return new RedirectResult(target); // expect
    }
}
