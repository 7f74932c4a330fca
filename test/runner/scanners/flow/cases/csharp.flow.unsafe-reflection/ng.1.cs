using Microsoft.AspNetCore.Mvc;

public class PluginController : Controller
{
    [HttpPost]
    public IActionResult Run(string plugin)
    {
        var type = Type.GetType("Shop.Plugins." + plugin); // expect
        return Ok(type);
    }
}
