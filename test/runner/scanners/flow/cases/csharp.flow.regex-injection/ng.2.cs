using Microsoft.AspNetCore.Mvc;

public class FilterController : Controller
{
    public IActionResult Filter([FromBody] FilterForm form)
    {
        var expression = new Regex("^" + form.Prefix); // expect
        return Json(names.Where(n => expression.IsMatch(n)));
    }
}
