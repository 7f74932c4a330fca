using Microsoft.AspNetCore.Mvc;

public class LanguageController : Controller
{
    [HttpPost]
    public IActionResult Choose(string language, string back)
    {
        Response.Cookies.Append("language", language == "da" ? "da" : "en");
        if (!IsOwn(back))
        {
            back = "/";
        }
        return Redirect(back); // expect
    }

    [HttpGet]
    public IActionResult Leave(string to)
    {
        if (to.Length < 2 || to[0] != '/' || to[1] == '.')
        {
            return NotFound();
        }
        return Redirect(to); // expect
    }

    private static bool IsOwn(string path) => path.Length > 1 && path[0] == '/' && path.Length < 200;
}
