class C : ControllerBase
{
    IActionResult Remember(string token)
    {
        Response.Cookies.Append("token", token); // expect
        return Ok();
    }
}
