using Microsoft.AspNetCore.Mvc;

public class MailController : Controller
{
    public IActionResult Preview(string body)
    {
        var template = Template.Parse("Dear {{ name }}");
        return Content(template.Render(new { name = body }), "text/plain");
    }
}
