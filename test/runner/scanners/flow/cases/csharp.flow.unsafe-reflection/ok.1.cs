using Microsoft.AspNetCore.Mvc;

public class PluginController : Controller
{
    private static readonly Dictionary<string, Type> Plugins = new() { { "csv", typeof(CsvPlugin) } };

    [HttpPost]
    public IActionResult Run(string plugin)
    {
        return Ok(Activator.CreateInstance(Plugins[plugin]));
    }
}
