public IActionResult Login(string returnUrl)
{
    SignIn();
    return Redirect(returnUrl); // expect
}
