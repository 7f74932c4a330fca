using Microsoft.AspNetCore.Mvc;

public class Invalid : System.Exception
{
    public Invalid(string message) : base(message) { }
}

public class NamesController : Controller
{
    [HttpGet]
    public IActionResult Get(string name)
    {
        try
        {
            if (name.Length > 20) throw new Invalid("the name is too long");
            if (name.Length == 0) throw new System.ArgumentException("no name: " + name);
        }
        catch (Invalid e)
        {
            return Content("<b>" + e.Message + "</b>", "text/html");
        }
        return Ok();
    }

    [HttpGet]
    public IActionResult Encoded(string name)
    {
        try
        {
            throw new Invalid("no name: " + System.Net.WebUtility.HtmlEncode(name));
        }
        catch (Invalid e)
        {
            return Content("<b>" + e.Message + "</b>", "text/html");
        }
    }
}
