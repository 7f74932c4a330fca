using System;
using System.Security.Cryptography;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

public class VisitsController : Controller
{
    [HttpPost("/begin")]
    public IActionResult Begin()
    {
        var visit = Convert.ToHexString(RandomNumberGenerator.GetBytes(16));
        Response.Cookies.Append("sid", visit, new CookieOptions { HttpOnly = true, Secure = true, SameSite = SameSiteMode.Lax });
        return NoContent();
    }
}
