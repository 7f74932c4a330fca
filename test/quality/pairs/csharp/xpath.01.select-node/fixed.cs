using System.Xml;
using Microsoft.AspNetCore.Mvc;

public class XmlUsersController : Controller
{
    private readonly XmlDocument users;

    public IActionResult Role(int id)
    {
        var node = users.SelectSingleNode("//user[@id='" + id + "']/role");
        return Content(node?.InnerText ?? "none", "text/plain");
    }
}
