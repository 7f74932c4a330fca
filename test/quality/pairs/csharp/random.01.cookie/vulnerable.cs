using System;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

public class VisitsController : Controller
{
    private static readonly Random Numbers = new Random();

    [HttpPost("/begin")]
    public IActionResult Begin()
    {
        var visit = Numbers.Next().ToString("x");
        Response.Cookies.Append("sid", visit, new CookieOptions { HttpOnly = true, Secure = true, SameSite = SameSiteMode.Lax });
        return NoContent();
    }
}
