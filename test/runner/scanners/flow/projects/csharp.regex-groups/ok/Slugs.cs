using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

public enum Kind { A, B }
public record Two(string First, string Second);
public class Item { public string Name { get; set; } public string Note { get; set; } }

[ApiController]
public class SlugsController : ControllerBase
{
    [HttpGet("/m1")]
    public void M1([FromQuery] string q)
    {
        {
            var m = Regex.Match(q, @"x(\d+)(.*)");
            Process.Start("sh", m.Groups[1].Value);
        }
        {
            var m = Regex.Match(q, @"x(?<n>\d+)(?<r>.*)");
            Process.Start("sh", m.Groups["n"].Value);
        }
        {
            var m = Regex.Match(q, @"[a-z]+");
            Process.Start("sh", m.Value);
        }
        {
            var m = Regex.Match(q, @".+");
            Process.Start("sh", m.Success.ToString() + m.Index);
        }
        {
            var r = string.Join(" ", Regex.Matches(q, @"\w+").Select(m => m.Value));
            Process.Start("sh", r);
        }
        {
            if (!Regex.Match(q, "^[a-z]+$").Success) return;
            Process.Start("sh", q);
        }
    }
}
