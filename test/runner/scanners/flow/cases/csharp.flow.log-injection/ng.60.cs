using Microsoft.AspNetCore.Mvc;

public sealed class VisitsController(ILogger<VisitsController> logger) : ControllerBase
{
    [HttpGet("visits")]
    public IActionResult Visit(string guide)
    {
        logger.LogInformation("Visit with " + guide.ReplaceLineEndings()); // expect
        logger.LogInformation("Visit of " + guide.ReplaceLineEndings("\n")); // expect
        return Ok();
    }
}
