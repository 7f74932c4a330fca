using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

public class FeedbackController : Controller
{
    [HttpPost]
    public IActionResult Preview(string subject, string text)
    {
        ViewBag.Subject = subject;
        ViewBag.Text = text;
        return View();
    }
}
