using Microsoft.AspNetCore.Mvc;

public class PagesController : Controller
{
    public IActionResult Page([FromForm] PageForm form)
    {
        var source = "<b>" + form.Source + "</b>";
        var render = Handlebars.Compile(source); // expect
        return Json(render(new { }));
    }
}
