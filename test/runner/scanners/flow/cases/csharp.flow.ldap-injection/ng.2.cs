using Microsoft.AspNetCore.Mvc;

public class GroupsController : Controller
{
    public IActionResult Find(string group)
    {
        var filter = string.Format("(cn={0})", group);
        var searcher = new DirectorySearcher(root, filter); // expect
        return Json(searcher.FindAll().Count);
    }
}
