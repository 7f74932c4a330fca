using Microsoft.AspNetCore.Mvc;

public class GroupsController : Controller
{
    public IActionResult Find(int group)
    {
        var searcher = new DirectorySearcher(root, $"(gid={group})");
        return Json(searcher.FindAll().Count);
    }
}
