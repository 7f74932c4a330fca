using Microsoft.AspNetCore.Mvc;

namespace App;

public class SessionController : ControllerBase
{
    private readonly IAccounts _accounts;
    private readonly ILogger<SessionController> _logger;

    public SessionController(IAccounts accounts, ILogger<SessionController> logger)
    {
        _accounts = accounts;
        _logger = logger;
    }

    [HttpGet("sessions")]
    public async Task<IActionResult> Create(string name)
    {
        var attempts = await _accounts.AttemptsOfAsync(name);
        var session = await _accounts.SignInAsync(name);
        _logger.LogWarning("attempt " + attempts + " of " + session.AccountId.ToString("N"));
        return Ok();
    }
}
