using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using Microsoft.AspNetCore.Mvc;
[ApiController]
public class AController : ControllerBase
{
    private static readonly HashSet<string> Hosts = new() { "a.example" };
    private readonly HttpClient http = new();
    [HttpGet("1")] public IActionResult Ok1(string host, int n)
    {
        var errors = new Dictionary<string, string[]>();
        if (!Hosts.Contains(host)) errors["host"] = new[] { "bad" };
        if (n < 1) { errors["n"] = new[] { "bad" }; }
        if (errors.Count > 0) return BadRequest(errors);
        return Ok(http.GetAsync("https://" + host + "/logo"));
    }
    [HttpGet("2")] public IActionResult Ok2(string host, int n)
    {
        var errors = new List<string>();
        if (!Hosts.Contains(host)) errors.Add("host");
        if (errors.Any()) return BadRequest(errors);
        return Ok(http.GetAsync("https://" + host + "/logo"));
    }
    [HttpGet("3")] public IActionResult Ok3(string host, int n)
    {
        var errors = new List<string>();
        if (!Hosts.Contains(host)) errors.Add("host");
        return errors.Count == 0 ? Ok(http.GetAsync("https://" + host + "/logo")) : BadRequest(errors);
    }
}
