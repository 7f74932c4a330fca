using Microsoft.AspNetCore.Mvc;
using System.Text.RegularExpressions;

public class BooksController : Controller
{
    public IActionResult Title(string isbn)
    {
        if (!Regex.IsMatch(isbn, "^[0-9-]{10,17}$"))
        {
            return BadRequest();
        }
        var navigator = document.CreateNavigator();
        return Json(navigator.Select($"//book[@isbn='{isbn}']/title"));
    }
}
