using Microsoft.AspNetCore.Mvc;

public class RoleController : Controller
{
    [HttpPost]
    public IActionResult Choose(string role)
    {
        HttpContext.Session.SetString("role", role); // expect
        return Ok();
    }
}
