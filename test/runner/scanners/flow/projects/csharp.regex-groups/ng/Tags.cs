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
public class TagsController : ControllerBase
{
    [HttpGet("/m1")]
    public void M1([FromQuery] string q)
    {
        {
            var m = Regex.Match(q, @"x(\d+)(.*)");
            Process.Start("sh", m.Groups[2].Value); // expect
        }
        {
            var m = Regex.Match(q, @"x(?<n>\d+)(?<r>.*)");
            Process.Start("sh", m.Groups["r"].Value); // expect
        }
        {
            var m = Regex.Match(q, @".+");
            Process.Start("sh", m.Value); // expect
        }
        {
            if (!Regex.Match(q, "^[a-z]+").Success) return;
            Process.Start("sh", q); // expect
        }
    }
}
