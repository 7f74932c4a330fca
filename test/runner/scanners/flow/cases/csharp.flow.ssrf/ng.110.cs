using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using Microsoft.AspNetCore.Mvc;
[ApiController]
public class AController : ControllerBase
{
    private static readonly HashSet<string> Hosts = new() { "a.example" };
    private readonly HttpClient http = new();
    [HttpGet("4")] public IActionResult Ng1(string host, int n)
    {
        var errors = new List<string>();
        if (!Hosts.Contains(host)) errors.Add("host");
        return errors.Count != 0 ? Ok(http.GetAsync("https://" + host + "/logo")) : BadRequest(errors); // expect
    }
}
