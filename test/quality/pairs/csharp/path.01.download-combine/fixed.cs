using System.IO;
using Microsoft.AspNetCore.Mvc;

public class FilesController : Controller
{
    [HttpGet("files")]
    public IActionResult Get(string name)
    {
        var path = Path.GetFullPath(Path.Combine("/srv/files", name));
        if (!path.StartsWith("/srv/files/"))
        {
            return NotFound();
        }
        return File(System.IO.File.ReadAllBytes(path), "application/octet-stream");
    }
}
