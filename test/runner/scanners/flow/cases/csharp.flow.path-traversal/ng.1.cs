using System.IO;
using Microsoft.AspNetCore.Mvc;

public class FilesController : Controller
{
    [HttpGet("files")]
    public IActionResult Get(string name)
    {
        var path = Path.Combine("/srv/files", name);
        return File(System.IO.File.ReadAllBytes(path), "application/octet-stream"); // expect
    }
}
