using Microsoft.AspNetCore.Mvc;

public class PagesController : Controller
{
    public IActionResult Page(string id)
    {
        var source = id switch { "a" => "{{a}}", _ => "{{b}}" };
        var render = Handlebars.Compile(source);
        return Json(render(new { }));
    }
}
