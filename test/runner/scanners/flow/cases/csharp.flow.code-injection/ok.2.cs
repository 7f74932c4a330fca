using Microsoft.AspNetCore.Mvc;

public class RunController : Controller
{
    [HttpPost]
    public IActionResult Run(string name)
    {
        var script = name == "daily" ? "daily()" : "weekly()";
        engine.Execute(script);
        return Ok();
    }
}
