using System;
using System.IO;
using Microsoft.AspNetCore.Mvc;

public class StoreController : Controller
{
    private readonly string _root;

    public IActionResult Open(string key)
    {
        var full = Path.GetFullPath(key, _root);
        var relative = Path.GetRelativePath(_root, full);
        if (relative == ".." || relative.StartsWith(".." + Path.DirectorySeparatorChar) || Path.IsPathRooted(relative))
        {
            throw new UnauthorizedAccessException("outside");
        }
        return Content(System.IO.File.ReadAllText(full));
    }

    public IActionResult Any(string key)
    {
        var full = Path.GetFullPath(key, _root);
        if (full.EndsWith(".tmp")) return NotFound();
        return Content(System.IO.File.ReadAllText(full)); // expect
    }
}
