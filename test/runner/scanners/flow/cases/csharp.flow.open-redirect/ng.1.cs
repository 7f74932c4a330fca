using Microsoft.AspNetCore.Mvc;

public class AccountController : Controller
{
    [HttpPost]
    public IActionResult Login(string user, string password, string returnUrl)
    {
        if (!Accounts.Verify(user, password))
        {
            return View();
        }
        return Redirect(returnUrl); // expect
    }
}
