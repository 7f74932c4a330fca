using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class Job
{
    public string Tool { get; set; } = "";

    public string Level { get; set; } = "low";

    public Job With(string tool)
    {
        Tool = tool;
        return this;
    }

    public void Start() => Runner.Run(this);
}

public static class Runner
{
    public static void Run(Job job) => Process.Start("sh", "-c " + job.Tool); // expect
}

public class JobsController : Controller
{
    public IActionResult Start(string tool)
    {
        new Job().With(tool).Start();
        var job = new Job().With("ls").With(tool);
        Process.Start("sh", "-c " + job.Tool); // expect
        return Ok();
    }
}
