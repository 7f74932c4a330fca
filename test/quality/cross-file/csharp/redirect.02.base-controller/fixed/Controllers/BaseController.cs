using Microsoft.AspNetCore.Mvc;

namespace Shipping.Controllers;

public abstract class BaseController : Controller
{
    protected IActionResult Back(string target)
    {
        if (!Url.IsLocalUrl(target)) return new RedirectResult("/");
        return new RedirectResult(target);
    }
}
