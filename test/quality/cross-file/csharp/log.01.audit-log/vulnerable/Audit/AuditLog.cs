namespace Bank.Audit;

public class AuditLog
{
    private readonly ILogger<AuditLog> _logger;

    public AuditLog(ILogger<AuditLog> logger)
    {
        _logger = logger;
    }

    public void LoginFailed(string user)
    {
        _logger.LogWarning("login of " + LogText.OneLine(user) + " failed"); // expect
    }
}
