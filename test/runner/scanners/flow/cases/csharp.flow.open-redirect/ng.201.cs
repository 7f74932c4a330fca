using Microsoft.AspNetCore.Mvc;

public abstract record Outcome
{
    public sealed record Done(string Target) : Outcome;

    public sealed record Refused : Outcome;
}

public class SignInController : Controller
{
    public IActionResult Statement(string url, string other)
    {
        Outcome outcome = new Outcome.Done(url);
        switch (outcome)
        {
            case Outcome.Done { Target: var target } when Url.IsLocalUrl(other):
                return Redirect(target); // expect
            case Outcome.Done { Target: var target } when Url.IsLocalUrl(target):
            case Outcome.Done { Target: var third } when third != "":
                return Redirect(url); // expect
            default:
                return Ok();
        }
    }
}
