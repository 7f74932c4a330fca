class C : ControllerBase
{
    IActionResult Remember(string token)
    {
        Response.Cookies.Append("token", token, new CookieOptions { HttpOnly = true, Secure = true });
        HttpContext.Response.Cookies.Append("token", token, options);
        list.Append("token", token);
        return Ok();
    }
}
