using Microsoft.AspNetCore.Mvc;

public class MailController : Controller
{
    public IActionResult Preview(string body)
    {
        var template = Template.Parse(body); // expect
        return Content(template.Render(), "text/plain");
    }
}
