using System.Diagnostics;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;

public class Job
{
    public string Title { get; init; } = "";
    public int Copies { get; init; }
}

public class PrintController : Controller
{
    public void Class(string text)
    {
        var job = JsonConvert.DeserializeObject<Job>(text);
        Process.Start("sh", "-c " + job.Title); // expect
        Process.Start("sh", "-c " + job.Copies);
    }

    public void Dynamic(string text)
    {
        dynamic job = JsonConvert.DeserializeObject(text);
        Process.Start("sh", "-c " + job.title); // expect
    }

    public void Map(string text)
    {
        var job = JsonConvert.DeserializeObject<Dictionary<string, string>>(text);
        Process.Start("sh", "-c " + job["title"]); // expect
    }

    public void Element(string text)
    {
        var job = System.Text.Json.JsonSerializer.Deserialize<JsonElement>(text);
        Process.Start("sh", "-c " + job.GetProperty("title").GetString()); // expect
    }

    public void Typed(string text)
    {
        var job = JsonSerializer.Deserialize<Job>(text);
        Process.Start("sh", "-c " + job!.Title); // expect
        Process.Start("sh", "-c " + job.Copies);
    }
}
