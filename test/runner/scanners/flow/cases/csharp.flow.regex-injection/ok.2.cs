using Microsoft.AspNetCore.Mvc;

public class FilterController : Controller
{
    public IActionResult Filter([FromBody] FilterForm form)
    {
        var expression = new Regex("^[a-z]+$");
        return Json(expression.IsMatch(form.Prefix));
    }
}
