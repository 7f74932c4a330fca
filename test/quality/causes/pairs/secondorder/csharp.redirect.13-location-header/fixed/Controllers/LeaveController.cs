using Microsoft.AspNetCore.Mvc;

public class LeaveController : Controller
{
    [HttpGet("/leave")]
    public IActionResult Leave([FromQuery] string target)
    {
        Response.Headers["Location"] = "/goodbye?from=" + System.Uri.EscapeDataString(target);
        return StatusCode(302);
    }
}
