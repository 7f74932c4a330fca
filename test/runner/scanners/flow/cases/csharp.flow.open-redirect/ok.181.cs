using Microsoft.AspNetCore.Mvc;

public abstract record Outcome
{
    public sealed record Done(string Target) : Outcome;

    public sealed record Refused : Outcome;
}

public class SignInController : Controller
{
    public IActionResult Statement(string url)
    {
        Outcome outcome = new Outcome.Done(url);
        switch (outcome)
        {
            case Outcome.Done { Target: var target } when Url.IsLocalUrl(target):
                return Redirect(target);
            default:
                return Ok();
        }
    }

    public IActionResult Expression(string url) =>
        new Outcome.Done(url) switch
        {
            { Target: var target } when Url.IsLocalUrl(target) => Redirect(target),
            _ => Ok(),
        };
}
