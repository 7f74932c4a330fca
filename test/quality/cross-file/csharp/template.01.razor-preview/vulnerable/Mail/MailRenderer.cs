using RazorEngine;
using RazorEngine.Templating;

namespace News.Mail;

public class MailRenderer
{
    public string Render(string source, object model)
    {
        return Engine.Razor.RunCompile(source, "mail", null, model); // expect
    }
}
