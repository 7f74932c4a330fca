using Bank.Audit;
using Microsoft.AspNetCore.Mvc;

namespace Bank.Controllers;

[ApiController]
public class LoginController(AuditLog audit) : ControllerBase
{
    [HttpPost("/login")]
    public IActionResult Login([FromForm] string user)
    {
        audit.LoginFailed(user);
        return Unauthorized();
    }
}
