void Remember(HttpResponse response, string id)
{
    response.Cookies.Append("session", id, new CookieOptions { HttpOnly = true, Secure = true });
}
