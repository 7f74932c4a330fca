using Microsoft.AspNetCore.Mvc;

public sealed class VisitsController(ILogger<VisitsController> logger) : ControllerBase
{
    [HttpGet("visits")]
    public IActionResult Visit(string guide)
    {
        logger.LogInformation("Visit with " + Clean(guide));
        return Ok();
    }

    private static string Clean(string text) => text.ReplaceLineEndings(" ");
}
