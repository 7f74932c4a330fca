using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

public class GrepController : Controller
{
    public IActionResult Grep(string pattern, string text)
    {
        return Json(Regex.IsMatch(text, Regex.Escape(pattern)));
    }
}
