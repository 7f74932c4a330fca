using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Logging;

public class LoginController : Controller
{
    private readonly ILogger<LoginController> logger;

    [HttpPost]
    public IActionResult Login(string user)
    {
        logger.LogWarning("Failed login of " + user.Replace("\r", "").Replace("\n", ""));
        return Unauthorized();
    }
}
