using Microsoft.AspNetCore.Mvc;

namespace Portal;

public class LoginController : Controller
{
    private readonly SignInFlow _flow;

    public LoginController(SignInFlow flow)
    {
        _flow = flow;
    }

    [HttpPost("/login")]
    public IActionResult Login(int userId, string returnUrl)
    {
        _flow.Begin(new SignInState(userId.ToString(), returnUrl == "/orders" ? "/orders" : "/"));
        return RedirectToAction("Code");
    }
}
