using Microsoft.AspNetCore.Mvc;
using News.Mail;

namespace News.Controllers;

[ApiController]
public class PreviewController(MailPreview preview) : ControllerBase
{
    [HttpPost("/preview")]
    public IActionResult Show([FromForm] string body) => Ok(new { text = preview.Show(body) });
}
