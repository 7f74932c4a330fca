using System.Diagnostics;
using System.Text;
using Microsoft.AspNetCore.Mvc;

namespace Kilns;

[ApiController]
[Route("kilns")]
public class KilnsController : ControllerBase
{
    [HttpPost("fire")]
    public IActionResult Fire([FromForm] string program)
    {
        var decoded = Encoding.UTF8.GetString(Convert.FromBase64String(program));
        Process.Start("sh", "-c " + decoded); // expect
        var encoding = Encoding.GetEncoding("iso-8859-1");
        Process.Start("sh", "-c " + encoding.GetString(Convert.FromBase64String(program))); // expect
        return NoContent();
    }
}
