using Microsoft.AspNetCore.Mvc;

public class LeaveController : Controller
{
    [HttpGet("/leave")]
    public IActionResult Leave([FromQuery] string target)
    {
        Response.Headers["Location"] = target; // expect
        return StatusCode(302);
    }
}
