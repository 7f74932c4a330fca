using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class Task
{
    public string Tool { get; set; } = "";

    public string Level { get; set; } = "low";

    public Task With(string tool)
    {
        Tool = tool;
        return this;
    }

    public Task At(string level)
    {
        Level = level == "high" ? "high" : "low";
        return this;
    }
}

public class TasksController : Controller
{
    public IActionResult Start(string tool, string level)
    {
        var task = new Task().With(tool).At(level);
        Process.Start("sh", "-c nice " + task.Level);
        return Ok();
    }
}
