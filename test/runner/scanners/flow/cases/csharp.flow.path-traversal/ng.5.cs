using Microsoft.AspNetCore.Mvc;

namespace Depot.Web;

public class HelpController : Controller
{
    [HttpGet("help/{topic}")]
    public IActionResult Topic(string topic) => View("~/Views/Help/" + topic + ".cshtml"); // expect

    [HttpGet("part/{topic}")]
    public IActionResult Part(string topic) => PartialView($"/Views/Help/{topic}.cshtml"); // expect

    [HttpGet("named/{topic}")]
    public IActionResult Named(string topic) => View("Topic", topic);
}
