using System.Xml;
using Microsoft.AspNetCore.Mvc;

public class XmlUsersController : Controller
{
    private readonly XmlDocument users;

    public IActionResult Role(string name)
    {
        var node = users.SelectSingleNode("//user[@name='" + name + "']/role"); // expect
        return Content(node?.InnerText ?? "none", "text/plain");
    }
}
