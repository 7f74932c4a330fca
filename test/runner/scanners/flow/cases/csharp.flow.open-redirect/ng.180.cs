using Microsoft.AspNetCore.Mvc;

public class SignIn
{
    public string? Next { get; set; }
    public string? Other { get; set; }
}

public class SignInController : Controller
{
    [HttpPost("sign-in")]
    public IActionResult Post(SignIn form)
    {
        if (form.Next == null)
        {
            form.Next = "/home";
        }
        return Redirect(form.Next); // expect
    }

    [HttpPost("other")]
    public IActionResult Other(SignIn form)
    {
        form.Next = "/home";
        return Redirect(form.Other); // expect
    }

    [HttpPost("late")]
    public IActionResult Late(SignIn form)
    {
        var next = form.Next;
        form.Next = "/home";
        return Redirect(next); // expect
    }

    [HttpPost("longer")]
    public IActionResult Longer(SignIn form)
    {
        form.Next = form.Next + "?welcome";
        return Redirect(form.Next); // expect
    }
}
