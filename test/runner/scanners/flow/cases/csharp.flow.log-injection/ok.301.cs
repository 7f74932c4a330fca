using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Logging;
using Newtonsoft.Json;

public class LoginController : Controller
{
    private readonly ILogger<LoginController> logger;

    [HttpPost]
    public IActionResult Login(string user)
    {
        logger.LogWarning("Failed login of " + JsonSerializer.Serialize(user));
        logger.LogWarning("Failed login of " + JsonConvert.ToString(user));
        return Unauthorized();
    }
}
