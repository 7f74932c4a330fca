public class Mailer
{
    private const string SmtpPassword = "mX92kk-Lq81z"; // expect
    public string ApiKey { get; set; } = "9f8e7d6c5b4a39281706"; // expect
}
