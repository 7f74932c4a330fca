public class Mailer
{
    private readonly string _smtpPassword = Environment.GetEnvironmentVariable("SMTP_PASSWORD");
    public string ApiKey { get; set; } = "";
}
