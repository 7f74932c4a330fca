using System.DirectoryServices;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Security.Application;

public class PeopleController : Controller
{
    public IActionResult Find(string uid)
    {
        using var searcher = new DirectorySearcher();
        searcher.Filter = "(&(objectClass=user)(uid=" + Encoder.LdapFilterEncode(uid) + "))";
        return Json(searcher.FindOne()?.Path);
    }
}
