public IActionResult Login(string returnUrl)
{
    if (Url.IsLocalUrl(returnUrl)) return Redirect(returnUrl);
    return LocalRedirect(returnUrl);
}
