using Accounts.Security;
using Microsoft.AspNetCore.Mvc;

namespace Accounts.Controllers;

public class LoginController : Controller
{
    [HttpPost]
    public IActionResult Index()
    {
        HttpContext.Session.SetString("user", "ada");
        return Redirect(ReturnUrl.From(Request)); // expect
    }
}
