using Fluid;
using Microsoft.AspNetCore.Mvc;

public class MailController : Controller
{
    private static readonly FluidParser Parser = new FluidParser();

    public IActionResult Preview(string text)
    {
        if (!Parser.TryParse(text, out var template, out var error)) return BadRequest(error); // expect
        return Content(template.Render());
    }
}
