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
            Check(name);
            Check("fixed");
        }
        catch (Invalid e)
        {
            return Content("<b>" + e.Message + "</b>", "text/html"); // expect
        }
        return Ok();
    }

    [HttpGet]
    public IActionResult Rethrown(string name)
    {
        try
        {
            try
            {
                throw new Invalid("no name: " + name);
            }
            catch (Invalid)
            {
                throw;
            }
        }
        catch (System.Exception e)
        {
            return Content("<b>" + e.Message + "</b>", "text/html"); // expect
        }
    }

    private static void Check(string name)
    {
        if (name.Length > 20) throw new Invalid($"no name: {name}");
    }
}
