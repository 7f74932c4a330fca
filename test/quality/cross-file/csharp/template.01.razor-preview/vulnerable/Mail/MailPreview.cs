namespace News.Mail;

public class MailPreview
{
    private readonly MailRenderer _renderer = new();

    public string Show(string body)
    {
        return _renderer.Render("Dear @Model.Name, " + body, new { Name = "Ada", Body = body });
    }
}
