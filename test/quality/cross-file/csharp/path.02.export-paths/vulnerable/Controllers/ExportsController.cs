using Microsoft.AspNetCore.Mvc;
using Reports.Exports;

namespace Reports.Controllers;

public class ExportsController : Controller
{
    private readonly ExportPaths _paths;

    public ExportsController(ExportPaths paths) => _paths = paths;

    [HttpDelete]
    public IActionResult Remove(string name)
    {
        System.IO.File.Delete(_paths.For(name)); // expect
        return NoContent();
    }
}
