using Fluid;
using Microsoft.AspNetCore.Mvc;

public class MailController : Controller
{
    private static readonly FluidParser Parser = new FluidParser();

    public IActionResult Preview(string name)
    {
        var template = Parser.Parse("Hello {{ name }}");
        var context = new TemplateContext();
        context.SetValue("name", name);
        return Json(template.Render(context));
    }
}
