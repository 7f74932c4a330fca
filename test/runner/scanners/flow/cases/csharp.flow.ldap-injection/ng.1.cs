using System.DirectoryServices;
using Microsoft.AspNetCore.Mvc;

public class PeopleController : Controller
{
    public IActionResult Find(string uid)
    {
        using var searcher = new DirectorySearcher();
        searcher.Filter = "(&(objectClass=user)(uid=" + uid + "))"; // expect
        return Json(searcher.FindOne()?.Path);
    }
}
