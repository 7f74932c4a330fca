using Microsoft.AspNetCore.Mvc;

public class BooksController : Controller
{
    public IActionResult Title(string isbn)
    {
        var navigator = document.CreateNavigator();
        return Json(navigator.Select($"//book[@isbn='{isbn}']/title")); // expect
    }
}
