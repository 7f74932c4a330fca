using Microsoft.AspNetCore.Mvc;

public class SignIn
{
    public string? Next { get; set; }
}

public record Outcome(string Target);

public class SignInController : Controller
{
    [HttpPost("sign-in")]
    public IActionResult Post(SignIn form)
    {
        if (!Url.IsLocalUrl(form.Next))
        {
            form.Next = null;
        }
        return Finish(new Outcome(TargetOf(form)));
    }

    [HttpPost("home")]
    public IActionResult Home(SignIn form)
    {
        form.Next = "/home";
        return Redirect(form.Next);
    }

    private static string TargetOf(SignIn form) => form.Next ?? "/";

    private IActionResult Finish(Outcome outcome) => Redirect(outcome.Target);
}
