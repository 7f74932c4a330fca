using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class BatchController : Controller
{
    [HttpPost("/batches")]
    public IActionResult Start([FromForm] string file)
    {
        Process.Start("/bin/bash", new[] { "-c", "batch " + file }); // expect
        Process.Start("batch", "--input " + file); // expect
        return Ok();
    }
}
